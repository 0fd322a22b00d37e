import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

// Scheduled jobs, each run once across all workers. graphile-worker's own schedule uses the clock of each machine: one
// machine a year ahead delayed every job by a year for all of them.

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

/**
 * Queues each job that has become due since it was last queued, in one statement, so that only one of several workers
 * does. A job that was missed while nothing ran is queued once. Returns the tasks that this call queued.
 */
export async function queueDueJobs(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ task: string }>`
    with planned as (
      select task, date_bin(every::interval, ${now}::timestamptz, timestamptz '2000-01-01 00:00Z' + after::interval) as slot_at
      from json_to_recordset(${JSON.stringify(schedule)}::json) as planned (task text, every text, after text)
    ), due as (
      insert into scheduled_jobs as queued (task, slot_at) select task, slot_at from planned
      on conflict (task) do update set slot_at = excluded.slot_at
        -- A time to come was written by a clock that was wrong.
        where queued.slot_at < excluded.slot_at or queued.slot_at > ${now}
      returning task
    )
    select due.task, graphile_worker.add_job(due.task, job_key => due.task) from due`.execute(db)
  return rows.map(row => row.task)
}
