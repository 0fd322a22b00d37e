import type { Db } from '../../../database/connect.ts'

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

/** From this number on, the installation's own word counts outweigh the built-in lists of usual words. */
const headlinesMin = 2000

/** How many headlines a new installation has read of those that it needs for its own word counts; null once it has enough. */
export async function findHeadlinesRead(db: Db, now: Date): Promise<{ read: number; least: number } | null> {
  const row = await db
    .selectFrom('storyTermCounts')
    .select('count')
    .where('hash', '=', allHeadlines)
    .executeTakeFirst()
  const read = (row?.count ?? 0) / countWeight(now)
  return read < headlinesMin ? { read: Math.floor(read), least: headlinesMin } : null
}
