import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Edition } from '../../text/language.ts'
import { isInEdition } from '../editions/is-in-edition.ts'

/**
 * When each category last changed in the edition, by its id: when its newest link came, or when an editor changed it later.
 * Each link is one step down an index.
 */
export async function listCategoryTimes(db: Db, edition: Edition | null): Promise<Map<string, Date>> {
  const { rows } = await sql<{ id: string; changedAt: Date; newestAt: Date | null }>`
    select categories.id, categories.updated_at as changed_at, newest.created_at as newest_at
    from categories left join lateral (
      select created_at from news_links where category = categories.id and ${isInEdition(edition)}
      order by category, created_at desc, id desc limit 1
    ) newest on true`.execute(db)
  return new Map(
    rows.map(({ id, changedAt, newestAt }) => [id, newestAt && newestAt > changedAt ? newestAt : changedAt]),
  )
}
