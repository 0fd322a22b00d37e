/**
 * The processor milliseconds that `work` takes on this thread, the minimum of several runs, because garbage collection
 * or the JIT compiler may run in one of them. Unlike wall time it does not grow when other tests use the processor, so
 * a limit can be close to the expected cost.
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
