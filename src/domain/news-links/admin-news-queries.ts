import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Language } from '../../text/language.ts'
import { type Article, articleNames } from '../articles/article-fields.ts'
import { isUuid } from '../fields/record-id.ts'
import { entryReasonInWords } from '../reasons/entry-reason.ts'

export type EditedNewsLink = Article & { id: string; takeDownAt: Date | null; version: number }

export async function findEditedNewsLink(db: Db, id: string): Promise<EditedNewsLink | null> {
  if (!isUuid(id)) return null
  const newsLink = await db
    .selectFrom('newsLinks')
    .select(['id', ...articleNames, 'takeDownAt', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
  return newsLink ?? null
}

/** An outlet's change that a rule kept from the link, in words; null without one. */
export async function findHeldChange(db: Db, linkId: string, language: Language): Promise<string | null> {
  const { rows } = await sql<{ reason: unknown }>`
    select reason from entries where news_link_id = ${linkId} and status = 'published'
      and reason ->> 'code' = 'change-held' limit 1`.execute(db)
  return entryReasonInWords(rows[0]?.reason, language)
}

// In every zone of the world a day begins at a quarter of an hour.
const quarterMs = 15 * 60_000
// A day is that long when summer time ends.
const longestDayMs = 25 * 3_600_000

type NewsLinkCounts = { total: number; featured: number }
/** How many links came in the quarter of an hour that begins `at`. */
export type QuarterCount = { at: Date; count: number }
type CategoryCount = { id: string; name: string; count: number }

export async function countNewsLinks(db: Db): Promise<NewsLinkCounts> {
  return db
    .selectNoFrom(eb => [
      eb.selectFrom('newsLinks').select(count).as('total'),
      eb.selectFrom('newsLinks').select(count).where('featured', '=', true).as('featured'),
    ])
    .$narrowType<NewsLinkCounts>()
    .executeTakeFirstOrThrow()
}

/** Enough to count since midnight in any zone; quarters without links are left out. */
export async function countNewsLinksByQuarter(db: Db, now: Date): Promise<QuarterCount[]> {
  const nowMs = now.getTime()
  const since = new Date(nowMs - (nowMs % quarterMs) - longestDayMs)
  return db
    .selectFrom('newsLinks')
    .select(sql<Date>`date_bin('15 minutes', created_at, 'epoch')`.as('at'))
    .select(count)
    .where('createdAt', '>=', since)
    .groupBy('at')
    .orderBy('at')
    .execute()
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
