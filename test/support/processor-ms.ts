/**
 * The milliseconds of the processor that `work` takes on this thread. Unlike the time on the wall they do not grow when other
 * tests have the processor, so a bar that a slow way breaks can be near what a quick one takes.
 */
export function processorMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
