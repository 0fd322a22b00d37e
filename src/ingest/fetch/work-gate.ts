/** Runs tasks in the order they arrive, with a limit on how many run at the same time. */
export type WorkGate = <T>(work: () => Promise<T>) => Promise<T>

export function createWorkGate(lanes: number): WorkGate {
  const waiting: (() => void)[] = []
  let free = lanes
  return async work => {
    if (free > 0) free -= 1
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next()
    }
  }
}
