const halfLifeMs = 90 * 86_400_000
const epochAt = Date.UTC(2026, 0, 1)

/** The count of all headlines has the place of a word's hash. */
export const allHeadlines = -1

/** As how many a headline of `now` counts: twice as many as one of a season before. */
export function countWeight(now: Date): number {
  return 2 ** ((now.getTime() - epochAt) / halfLifeMs)
}
