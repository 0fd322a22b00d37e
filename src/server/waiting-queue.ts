/**
 * Limits concurrency: at most `lanes` tasks run at a time, first come first served. A task that is still queued after
 * `patienceMs` resolves to `otherwise()` and never runs.
 */
export function createWaitingQueue({
  lanes,
  patienceMs,
  wait,
}: {
  lanes: number
  patienceMs: number
  wait: (ms: number) => Promise<void>
}) {
  const waiting = new Set<() => void>()
  let free = lanes

  async function awaitTurn(): Promise<boolean> {
    if (free > 0) {
      free -= 1
      return true
    }
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const start = () => resolve(true)
    waiting.add(start)
    void wait(patienceMs).then(() => {
      if (waiting.delete(start)) resolve(false)
    })
    return promise
  }

  function endTurn(): void {
    const [next] = waiting
    if (!next) free += 1
    else {
      waiting.delete(next)
      next()
    }
  }

  return async <T>(work: () => Promise<T>, otherwise: () => T): Promise<T> => {
    if (!(await awaitTurn())) return otherwise()
    try {
      return await work()
    } finally {
      endTurn()
    }
  }
}
