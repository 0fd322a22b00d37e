/**
 * The milliseconds of the processor that `work` takes on this thread, the least of some runs: in one of them the collector or
 * the compiler may work too. Unlike the time on the wall they do not grow when other tests have the processor, so a bar that
 * a slow way breaks can be near what a quick one takes.
 */
export function processorMs(work: () => unknown, runs = 3): number {
  return Math.min(...Array.from({ length: runs }, () => runMs(work)))
}

function runMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
