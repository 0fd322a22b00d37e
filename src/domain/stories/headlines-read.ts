import type { Db } from '../../database/connect.ts'
import { allHeadlines, countWeight } from './matching/count-weight.ts'

/** From here on its own counts outweigh what it came with. */
const headlinesMin = 2000

/** While an installation goes by the usual words that it came with: how many headlines it has read, of how many. */
export async function findHeadlinesRead(db: Db, now: Date): Promise<{ read: number; least: number } | null> {
  const row = await db
    .selectFrom('storyTermCounts')
    .select('count')
    .where('hash', '=', allHeadlines)
    .executeTakeFirst()
  const read = (row?.count ?? 0) / countWeight(now)
  return read < headlinesMin ? { read: Math.floor(read), least: headlinesMin } : null
}
