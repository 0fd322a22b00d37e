import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { type Polling, readPolling } from '../feeds/last-poll.ts'
import { openMax, openNews } from '../stories/open-proposals.ts'
import { isQueuedTip } from '../tips/tip.ts'

/** The numbers that an editor needs first. Counts stop at `countMax`. */
export type Attention = {
  waiting: number
  olderThanDay: number
  olderThanThreeDays: number
  oldestAt: Date | null
  tips: number
  hasFeeds: boolean
  failingFeeds: number
  polling: Polling
  objections: number
  deadConnections: number
  /** Outlets' changes of a day that a rule kept from links published within a week. */
  heldChanges: number
  proposals: number
  hasSections: boolean
  /** Sections without a new link for a day; `newestAt` is null for a section without links. */
  quietSections: { id: string; name: string; newestAt: Date | null }[]
}

export const countMax = 1_000

/** Each part of the first statement reads an index, so it takes the same time with a thousand links as with a million. */
export async function readAttention(db: Db, now: Date): Promise<Attention> {
  const isWaiting = sql`status = 'waiting' and queued_at <= ${now}`
  const count = (rows: ReturnType<typeof sql>) =>
    sql`(select count(*)::integer from (${rows} limit ${countMax}) found)`
  const before = (days: number) => sql`${now}::timestamptz - ${`${days} days`}::interval`
  const { rows } = await sql<Omit<Attention, 'polling' | 'quietSections'>>`select
    ${count(sql`select from entries where ${isWaiting}`)} as waiting,
    ${count(sql`select from entries where status = 'waiting' and queued_at < ${before(1)}`)} as "olderThanDay",
    ${count(sql`select from entries where status = 'waiting' and queued_at < ${before(3)}`)} as "olderThanThreeDays",
    (select queued_at from entries where ${isWaiting} order by queued_at, id limit 1) as "oldestAt",
    ${count(sql`select from entries where ${isQueuedTip} and queued_at <= ${now}`)} as tips,
    exists (select from feeds) as "hasFeeds",
    (select count(*)::integer from feeds where state = 'active' and failure is not null) as "failingFeeds",
    ${count(sql`select from objections where handled_at is null`)} as objections,
    (select count(*)::integer from connections where state = 'dead') as "deadConnections",
    ${count(sql`select from entries where decided_at > ${before(7)} and status = 'published'
      and reason ->> 'code' = 'change-held' and (reason ->> 'at')::timestamptz > ${before(1)}`)} as "heldChanges",
    exists (select from categories) as "hasSections",
    least(${sql.lit(openMax)}, ${count(sql`select distinct sides from (${openNews(now)}) proposal`)})
      as proposals`.execute(db)
  const [attention] = rows
  if (!attention) throw new Error('A statement without a table gave no row')
  const [polling, quietSections] = await Promise.all([readPolling(db, now), listQuietSections(db, now)])
  return { ...attention, polling, quietSections }
}

async function listQuietSections(db: Db, now: Date): Promise<Attention['quietSections']> {
  const { rows } = await sql<Attention['quietSections'][number]>`
    select categories.id, name, newest.created_at as "newestAt" from categories left join lateral (
      select created_at from news_links where category = any(array[categories.id])
      order by category, created_at desc, id desc limit 1) newest on true
    where newest.created_at is null or newest.created_at < ${now}::timestamptz - interval '1 day'
    order by order_num, name`.execute(db)
  return rows
}
