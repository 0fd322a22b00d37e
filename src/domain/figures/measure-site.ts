import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isPending } from '../articles/entry-status.ts'
import { findLastPollAt, overdueAfterMs } from '../feeds/last-poll.ts'

type CountBy = Record<string, number>

/** How the whole installation is doing now, for whoever watches it: counts over all processes and machines. */
export type SiteFigures = {
  /** By state. */
  feeds: CountBy
  /** Active feeds whose last poll failed, by failure. */
  failingFeeds: CountBy
  dueFeeds: number
  overdueFeeds: number
  /** Zero if no feed is due. */
  oldestDueSeconds: number
  /** Null if none ever ended. */
  lastPollSecondsAgo: number | null
  /** waiting, snoozed, scheduled */
  entries: CountBy
  openProposals: number
  /** By state. */
  mails: CountBy
  /** Webhooks and notices to search engines, by state. */
  deliveries: CountBy
  pictures: { waiting: number; retried: number }
  /** By state. */
  imports: CountBy
  /** Connections of our processes, by the name of their pool. */
  connections: CountBy
  databaseBytes: number
}

/** Counts only rows that an index finds or that are few: the links and entries of years are neither. */
export async function measureSite(db: Db, now: Date): Promise<SiteFigures> {
  const overdueAt = new Date(now.getTime() - overdueAfterMs)
  const isDue = sql`state = 'active' and next_poll_at <= ${now}`
  const counting = sql<Omit<SiteFigures, 'lastPollSecondsAgo'>>`
    select
      ${countBy('state', sql`feeds`)} as feeds,
      ${countBy('failure', sql`feeds where state = 'active' and failure is not null`)} as failing_feeds,
      (select count(*)::integer from feeds where ${isDue}) as due_feeds,
      (select count(*)::integer from feeds where state = 'active' and next_poll_at <= ${overdueAt}) as overdue_feeds,
      (select coalesce(extract(epoch from ${now}::timestamptz - min(next_poll_at)), 0)::float8 from feeds where ${isDue})
        as oldest_due_seconds,
      ${countBy(
        'place',
        sql`(
        select case when status = 'scheduled' then 'scheduled' when snoozed_until > ${now} then 'snoozed' else 'waiting' end
          as place
        from entries where ${isPending}) as queued`,
      )} as entries,
      (select count(*)::integer from story_proposals where state = 'open') as open_proposals,
      ${countBy('state', sql`mails`)} as mails,
      ${countBy('state', sql`deliveries`)} as deliveries,
      (select jsonb_build_object('waiting', count(*), 'retried', count(*) filter (where failed_count > 0))
        from images where status = 'fetching') as pictures,
      ${countBy('state', sql`imports`)} as imports,
      ${countBy('application_name', sql`pg_stat_activity where datname = current_database() and application_name like 'chowk%'`)}
        as connections,
      pg_database_size(current_database())::float8 as database_bytes`.execute(db)
  const [{ rows }, lastPollAt] = await Promise.all([counting, findLastPollAt(db)])
  const [figures] = rows
  if (!figures) throw new Error('a statement without a table returned no row')
  return { ...figures, lastPollSecondsAgo: lastPollAt && (now.getTime() - lastPollAt.getTime()) / 1000 }
}

/** An object of counts; empty without rows. */
function countBy(column: string, from: ReturnType<typeof sql>) {
  return sql`(select coalesce(jsonb_object_agg(name, rows), '{}') from (
    select ${sql.ref(column)} as name, count(*)::integer as rows from ${from} group by ${sql.ref(column)}) as counted)`
}

/** How far the copy that answers searches is behind; zero if it has applied everything that it received. */
export async function measureLag(replica: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select case when not pg_is_in_recovery() or pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
      else coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0)
      end::float8 as seconds`.execute(replica)
  return rows[0]?.seconds ?? 0
}
