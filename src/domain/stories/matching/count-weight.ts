const halfLifeMs = 90 * 86_400_000
const epochAt = Date.UTC(2026, 0, 1)

// Counts of headlines stand beside those of words, in places below zero that no hash has.

/** The place of the count of all headlines. */
export const allHeadlines = -1

/** The place of the count of headlines in a script (`word-hash.ts`). */
export function headlinesIn(script: number): number {
  return -2 - script
}

/** As how many a headline of `now` counts: twice as many as one of a season before. */
export function countWeight(now: Date): number {
  return 2 ** ((now.getTime() - epochAt) / halfLifeMs)
}
