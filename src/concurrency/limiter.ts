export type GiveUp = (signal: AbortSignal) => Promise<unknown>

export type Limiter = {
  /**
   * Waits for a turn, which `giveBack` must end. False if `giveUp` resolves first; there is no turn then. Its signal is aborted
   * when the turn has come.
   */
  take: (giveUp?: GiveUp) => Promise<boolean>
  giveBack: () => void
  /** Does the work when its turn comes; null if `giveUp` resolves first. */
  run: {
    <T>(work: () => Promise<T>): Promise<T>
    <T>(work: () => Promise<T>, giveUp: GiveUp): Promise<T | null>
  }
}

/** Limits how many tasks run at the same time; the others wait, first come first served. */
export function createLimiter(tasksMax: number): Limiter {
  const waiting = new Set<() => void>()
  let free = tasksMax

  async function take(giveUp?: GiveUp): Promise<boolean> {
    if (free > 0) {
      free -= 1
      return true
    }
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const turn = new AbortController()
    const start = () => {
      resolve(true)
      // Without a reason, each turn of a busy site would make an error with its stack.
      turn.abort('turn')
    }
    waiting.add(start)
    void giveUp?.(turn.signal).then(
      () => {
        if (waiting.delete(start)) resolve(false)
      },
      () => undefined,
    )
    return promise
  }

  function giveBack(): void {
    const [next] = waiting
    if (!next) free += 1
    else {
      waiting.delete(next)
      next()
    }
  }

  async function run<T>(work: () => Promise<T>): Promise<T>
  async function run<T>(work: () => Promise<T>, giveUp: GiveUp): Promise<T | null>
  async function run<T>(work: () => Promise<T>, giveUp?: GiveUp): Promise<T | null> {
    if (!(await take(giveUp))) return null
    try {
      return await work()
    } finally {
      giveBack()
    }
  }

  return { take, giveBack, run }
}
