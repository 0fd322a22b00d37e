/** The longest note for a colleague, in characters; also the limit of the table's constraint. */
export const noteMax = 500

// Three months: an entry that sleeps longer is forgotten.
const snoozeMaxMs = 92 * 86_400_000

/** Null for a time until which an entry can be snoozed; the description of the API states the limit as well. */
export function findSnoozeProblem(until: Date, now: Date): 'not-in-the-future' | 'too-far-ahead' | null {
  const aheadMs = until.getTime() - now.getTime()
  // An unreadable time is not ahead.
  if (!(aheadMs > 0)) return 'not-in-the-future'
  return aheadMs < snoozeMaxMs ? null : 'too-far-ahead'
}
