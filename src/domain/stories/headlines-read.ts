import type { Db } from '../../database/connect.ts'
import { allHeadlines, countWeight } from './matching/count-weight.ts'

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
