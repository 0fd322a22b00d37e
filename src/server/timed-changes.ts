import type { Change } from '../database/changes.ts'

// Longer ones end at once (Node counts them in 32 bits); a page that is made once too often tells the time again.
const waitMaxMs = 2 ** 31 - 1

/**
 * Changes that happen because a time has come, such as the end of a pin: nobody writes anything then, so nothing would say
 * that pages in memory are outdated. Of each change the earliest time is kept; the pages made after it tell the next.
 */
export function createTimedChanges({
  nowMs,
  wait,
  onDue,
}: {
  nowMs: () => number
  wait: (ms: number) => Promise<void>
  onDue: (change: Change) => void
}) {
  const dueAtMs = new Map<Change, number>()

  /** Says that `change` will have happened in `inMs`. */
  function expect(change: Change, inMs: number): void {
    const atMs = nowMs() + Math.min(Math.max(inMs, 1), waitMaxMs)
    if (atMs >= (dueAtMs.get(change) ?? Number.POSITIVE_INFINITY)) return
    dueAtMs.set(change, atMs)
    void wait(atMs - nowMs()).then(() => {
      if (dueAtMs.get(change) !== atMs) return
      dueAtMs.delete(change)
      onDue(change)
    })
  }

  return { expect }
}
