import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

const indiaOffsetMs = 5.5 * 3_600_000
const dayMs = 86_400_000

type NewsLinkCounts = { total: number; featured: number; addedToday: number }
type CategoryCount = { id: string; name: string; count: number }

/** `since` is the midnight at which today began. */
export async function countNewsLinks(db: Db, since: Date): Promise<NewsLinkCounts> {
  return db
    .selectNoFrom(eb => [
      eb.selectFrom('newsLinks').select(count).as('total'),
      eb.selectFrom('newsLinks').select(count).where('featured', '=', true).as('featured'),
      eb.selectFrom('newsLinks').select(count).where('createdAt', '>=', since).as('addedToday'),
    ])
    .$narrowType<NewsLinkCounts>()
    .executeTakeFirstOrThrow()
}

/** Every category in order, including empty ones. */
export async function countNewsLinksByCategory(db: Db): Promise<CategoryCount[]> {
  return db
    .selectFrom('categories')
    .leftJoin('newsLinks', 'newsLinks.category', 'categories.id')
    .select(['categories.id', 'categories.name', sql<number>`count(news_links.id)::integer`.as('count')])
    .groupBy('categories.id')
    .orderBy('categories.orderNum')
    .orderBy('categories.name')
    .execute()
}

const count = sql<number>`count(*)::integer`.as('count')

/** The most recent midnight in India, which has one zone and no summer time. */
export function startOfToday(now: Date): Date {
  const local = now.getTime() + indiaOffsetMs
  return new Date(local - (local % dayMs) - indiaOffsetMs)
}
