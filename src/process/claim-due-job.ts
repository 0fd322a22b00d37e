import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

// Scheduled jobs, each run once across all workers, by the database's clock.

export const schedule = [
  { task: 'read-tips', every: '1 minute', after: '0 minutes' },
  { task: 'learn-categories', every: '10 minutes', after: '2 minutes' },
  { task: 'tend-search-index', every: '5 minutes', after: '0 minutes' },
  { task: 'prune-entries', every: '1 hour', after: '17 minutes' },
  { task: 'prune-imports', every: '1 hour', after: '27 minutes' },
  { task: 'prune-clicks', every: '1 hour', after: '37 minutes' },
  { task: 'prune-newsletter', every: '1 hour', after: '47 minutes' },
  { task: 'prune-deliveries', every: '1 hour', after: '49 minutes' },
  { task: 'prune-revisions', every: '1 day', after: '3 hours 23 minutes' },
  { task: 'count-search-grams', every: '1 day', after: '3 hours 43 minutes' },
] as const

export type ScheduledTask = (typeof schedule)[number]['task']

// Longer than any job takes. When a worker is killed, its job runs again at the next time of the schedule, or after this.
const claimMs = 60 * 60_000

// More than a statement waits for a connection.
const clockErrorMs = 5 * 60_000

// Failures such as a restart of the database pass soon.
const retryMs = 60_000

/**
 * Claims a job that has become due since it was claimed last, in one statement, so that only one of several workers does;
 * null if there is none. A job that was missed while nothing ran is due once.
 */
export async function claimDueJob(db: Db, now: Date): Promise<ScheduledTask | null> {
  // A time to come was written by a clock that was wrong, or by a worker that waited less for a connection.
  const wrongAfter = new Date(now.getTime() + clockErrorMs)
  const isDueAt = (slotAt: string) =>
    sql`job.slot_at < ${sql.ref(slotAt)} or job.slot_at > ${wrongAfter} or job.claimed_until <= ${now}`
  const { rows } = await sql<{ task: ScheduledTask }>`
    with planned as (
      select task, date_bin(every::interval, ${now}::timestamptz, timestamptz '2000-01-01 00:00Z' + after::interval) as slot_at
      from json_to_recordset(${JSON.stringify(schedule)}::json) as planned (task text, every text, after text)
    ), due as (
      select planned.* from planned left join scheduled_jobs job using (task)
      where job.task is null or ${isDueAt('planned.slot_at')} limit 1
    )
    insert into scheduled_jobs as job (task, slot_at, claimed_until)
    select task, slot_at, ${new Date(now.getTime() + claimMs)}::timestamptz from due
    on conflict (task) do update set slot_at = excluded.slot_at, claimed_until = excluded.claimed_until
      where ${isDueAt('excluded.slot_at')}
    returning task`.execute(db)
  return rows[0]?.task ?? null
}

/** A job that has failed is due again in a minute. */
export async function endJob(
  db: Db,
  task: ScheduledTask,
  { hasFailed, now }: { hasFailed: boolean; now: Date },
): Promise<void> {
  const claimedUntil = hasFailed ? new Date(now.getTime() + retryMs) : null
  await db.updateTable('scheduledJobs').set({ claimedUntil }).where('task', '=', task).execute()
}
