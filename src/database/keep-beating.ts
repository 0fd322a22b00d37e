/**
 * Repeats `beat`, which renews a claim, until `end`, which waits for the last one. No two run at the same time; one that fails
 * is repeated by the next.
 */
export function keepBeating(beat: () => Promise<unknown>, everyMs: number): { end: () => Promise<void> } {
  let beating: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    beating = beating.then(beat).catch(() => undefined)
  }, everyMs)
  return {
    end: async () => {
      clearInterval(timer)
      await beating
    },
  }
}
