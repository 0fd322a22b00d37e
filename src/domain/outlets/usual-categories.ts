import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type UsualCategory = { category: string; count: number; of: number }

/** How many of an outlet's latest links are counted. */
const lastLinks = 50

/** The category of most of an outlet's latest links; null for an outlet without links. */
export async function findUsualCategory(db: Db, outletId: string): Promise<UsualCategory | null> {
  const { rows } = await sql<UsualCategory>`
    select category, count(*)::int as count, sum(count(*)) over ()::int as of
    from (select category from news_links where outlet_id = ${outletId} order by created_at desc limit ${lastLinks}) last
    group by category order by count(*) desc, category limit 1`.execute(db)
  return rows[0] ?? null
}

/** The category that all feeds of an outlet use; null if they use several or the outlet has no feed. */
export async function findFeedCategory(db: Db, outletId: string): Promise<string | null> {
  const categories = await db
    .selectFrom('feeds')
    .select('category')
    .distinct()
    .where('outletId', '=', outletId)
    .limit(2)
    .execute()
  return categories.length === 1 ? (categories[0]?.category ?? null) : null
}
