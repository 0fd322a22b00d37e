const halfLifeMs = 90 * 86_400_000
const epochAt = Date.UTC(2026, 0, 1)

// Counts of headlines are stored beside those of words, under small negative keys that no word hash has.

/** The key of the count of all headlines. */
export const allHeadlines = -1

/** The key of the count of headlines in a script (`word-hash.ts`). */
export function headlinesIn(script: number): number {
  return -2 - script
}

/** The weight of a headline counted at `now`: twice the weight of one counted 90 days before. */
export function countWeight(now: Date): number {
  return 2 ** ((now.getTime() - epochAt) / halfLifeMs)
}
