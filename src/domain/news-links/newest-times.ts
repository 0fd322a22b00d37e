import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Edition } from '../../text/language.ts'
import { isInEdition } from '../editions/is-in-edition.ts'

/** When each category got its newest link in the edition, by the id of the category. Each is one step down an index. */
export async function listNewestTimes(db: Db, edition: Edition | null): Promise<Map<string, Date>> {
  const { rows } = await sql<{ id: string; newestAt: Date }>`
    select categories.id, newest.created_at as newest_at
    from categories cross join lateral (
      select created_at from news_links where category = categories.id and ${isInEdition(edition)}
      order by category, created_at desc, id desc limit 1
    ) newest`.execute(db)
  return new Map(rows.map(({ id, newestAt }) => [id, newestAt]))
}
