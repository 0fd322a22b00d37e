import type { Change } from '../database/changes.ts'

// Node fires longer timers immediately, because it stores the delay in 32 bits. A shortened timer is harmless: the page is
// rendered once too often and reports its time again.
const waitMaxMs = 2 ** 31 - 1

/**
 * Reports changes that happen at a set time, such as the end of a pin: there is no write, so nothing else would report that
 * cached pages are outdated. Keeps the earliest time of each change; pages rendered after it report the next.
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

  /** Schedules `change` to be reported in `inMs`. */
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
