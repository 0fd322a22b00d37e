import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Language } from '../../text/language.ts'
import { isUuid } from '../fields/record-id.ts'
import { entryReasonInWords } from '../reasons/entry-reason.ts'

export async function findFeedPage(db: Db, id: string) {
  if (!isUuid(id)) return null
  const feed = await db
    .selectFrom('feeds')
    .innerJoin('outlets', 'outlets.id', 'feeds.outletId')
    .innerJoin('categories', 'categories.id', 'feeds.category')
    .select(['feeds.id', 'feeds.url', 'feeds.title', 'feeds.version', 'feeds.language'])
    .select(['feeds.outletId', 'outlets.name as outletName', 'outlets.homeUrl'])
    .select(['feeds.category', 'categories.name as categoryName'])
    .select(['feeds.state', 'feeds.publishing', 'feeds.categorizing'])
    .select(['feeds.intervalSeconds', 'feeds.nextPollAt'])
    .select(['feeds.lastPolledAt', 'feeds.lastGoodAt', 'feeds.lastReadAt', 'feeds.lastNewEntryAt'])
    .select(['feeds.usualGapSeconds', 'feeds.failure', 'feeds.failureDetail', 'feeds.failureCount'])
    .select(['feeds.lastRead', 'feeds.bytesMax', 'feeds.movedFrom', 'feeds.movedAt'])
    .select(['feeds.movedTo', 'feeds.entriesRead', 'feeds.entriesUnread', 'feeds.createdAt'])
    .where('feeds.id', '=', id)
    .executeTakeFirst()
  return feed ?? null
}

export type FeedPage = NonNullable<Awaited<ReturnType<typeof findFeedPage>>>

/** `day` is a day in India, `2026-03-01`. */
export type EntryDay = { day: string; count: number }

/** Oldest day first. An entry counts on the day it was published, or first seen if it has no date. */
export async function listEntryDays(
  db: Db,
  { feedId, days, now }: { feedId: string; days: number; now: Date },
): Promise<EntryDay[]> {
  const { rows } = await sql<EntryDay>`
    with shown as (
      select ((${now}::timestamptz at time zone 'Asia/Kolkata')::date - back) as day
      from generate_series(${days - 1}::integer, 0, -1) back
    ), brought as (
      select (least(published_at, first_seen_at) at time zone 'Asia/Kolkata')::date as day, count(*)::integer as count
      from entries where feed_id = ${feedId} and status <> 'unreadable'
      group by 1
    )
    select shown.day::text as day, coalesce(brought.count, 0) as count
    from shown left join brought using (day) order by shown.day`.execute(db)
  return rows
}

export type FeedEntry = Awaited<ReturnType<typeof listFeedEntries>>[number]

/** The feed's latest entries, newest first, also within one poll; only `unreadable` ones, or all others. */
export async function listFeedEntries(db: Db, { feedId, kind, limit, language }: EntryListing) {
  const entries = await db
    .selectFrom('entries')
    .select(['id', 'title', 'url', 'status', 'reason', 'raw', 'firstSeenAt', 'language'])
    .where('feedId', '=', feedId)
    .where('status', kind === 'unreadable' ? '=' : '<>', 'unreadable')
    .orderBy('firstSeenAt', 'desc')
    .orderBy('publishedAt', order => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return entries.map(entry => ({ ...entry, reason: entryReasonInWords(entry.reason, language) }))
}

type EntryListing = {
  feedId: string
  kind: 'read' | 'unreadable'
  limit: number
  /** The language of the reasons. */
  language: Language
}

export type CategorizedCounts = { byContent: number; byRule: number; byFeed: number }

/** How the entries that arrived since then got their category. */
export async function countCategorized(
  db: Db,
  { feedId, since }: { feedId: string; since: Date },
): Promise<CategorizedCounts> {
  const { rows } = await sql<CategorizedCounts>`
    select count(*) filter (where is_by_content)::integer as by_content,
      count(*) filter (where not is_by_content and rule_id is not null)::integer as by_rule,
      count(*) filter (where not is_by_content and rule_id is null)::integer as by_feed
    from (
      select rule_id, coalesce((category_judgement -> 'isSure')::boolean, false) as is_by_content
      from entries where feed_id = ${feedId} and first_seen_at > ${since} and status not in ('unreadable', 'duplicate')
    ) arrived`.execute(db)
  return rows[0] ?? { byContent: 0, byRule: 0, byFeed: 0 }
}

export async function countWaitingOfFeed(db: Db, feedId: string): Promise<number> {
  const { count } = await db
    .selectFrom('entries')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('feedId', '=', feedId)
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return count
}
