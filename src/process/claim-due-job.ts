import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { keepBeating } from '../database/keep-beating.ts'

// Scheduled jobs, each run once across all workers, by the database's clock.

export const schedule = [
  { task: 'read-tips', every: '1 minute', after: '0 minutes' },
  { task: 'assign-outlets', every: '1 minute', after: '0 minutes' },
  { task: 'learn-categories', every: '10 minutes', after: '2 minutes' },
  { task: 'tend-search-index', every: '5 minutes', after: '0 minutes' },
  { task: 'prune-entries', every: '1 hour', after: '17 minutes' },
  { task: 'prune-imports', every: '1 hour', after: '27 minutes' },
  { task: 'prune-clicks', every: '1 hour', after: '37 minutes' },
  { task: 'prune-newsletter', every: '1 hour', after: '47 minutes' },
  { task: 'prune-deliveries', every: '1 hour', after: '49 minutes' },
  { task: 'prune-images', every: '1 day', after: '3 hours 3 minutes' },
  { task: 'prune-revisions', every: '1 day', after: '3 hours 23 minutes' },
  { task: 'count-search-grams', every: '1 day', after: '3 hours 43 minutes' },
] as const

export type ScheduledTask = (typeof schedule)[number]['task']

/** A job that is claimed: `until` names the claim. */
type ClaimedJob = { task: ScheduledTask; until: Date; attempts: number }

// The job of a killed worker is due again after this time; a live worker renews its claim.
const claimMs = 60_000
const renewEveryMs = 15_000

// More than a statement waits for a connection.
const clockErrorMs = 5 * 60_000

// Failures such as a restart of the database pass soon.
const retryMs = 60_000

/** From the third attempt on a job that fails or kills its worker is retried after 1, 2, 4 … minutes more, at most an hour. */
const pause = sql`case when job.attempts < 2 then interval '0'
  else least(interval '1 hour', interval '1 minute' * 2 ^ least(job.attempts - 2, 10)) end`

/**
 * Claims a job that has become due since it was claimed last, and counts the attempt, in one statement, so that only one of
 * several workers does; null if there is none. A job that was missed while nothing ran is due once, and none starts beside itself.
 */
export async function claimDueJob(
  db: Db,
  now: Date,
  jobs: readonly (typeof schedule)[number][] = schedule,
): Promise<ClaimedJob | null> {
  // A time to come was written by a clock that was wrong, or by a worker that waited less for a connection.
  const wrongAfter = new Date(now.getTime() + clockErrorMs)
  const isDueAt = (slotAt: string) =>
    sql`job.claimed_until is null and job.slot_at < ${sql.ref(slotAt)} or job.slot_at > ${wrongAfter}
      or job.claimed_until + ${pause} <= ${now}`
  const { rows } = await sql<ClaimedJob>`
    with planned as (
      select task, date_bin(every::interval, ${now}::timestamptz, timestamptz '2000-01-01 00:00Z' + after::interval) as slot_at
      from json_to_recordset(${JSON.stringify(jobs)}::json) as planned (task text, every text, after text)
    ), due as (
      select planned.* from planned left join scheduled_jobs job using (task)
      where job.task is null or ${isDueAt('planned.slot_at')} limit 1
    )
    insert into scheduled_jobs as job (task, slot_at, claimed_until, attempts)
    select task, slot_at, ${new Date(now.getTime() + claimMs)}::timestamptz, 1 from due
    on conflict (task) do update
      set slot_at = excluded.slot_at, claimed_until = excluded.claimed_until, attempts = job.attempts + 1
      where ${isDueAt('excluded.slot_at')}
    returning task, claimed_until as until, attempts`.execute(db)
  return rows[0] ?? null
}

/** Renews the claim of a job while it runs; `end` returns the claim as it is then. */
export function keepJob(db: Db, job: ClaimedJob, now: () => Date): { end: () => Promise<ClaimedJob> } {
  let kept = job
  const renew = async () => {
    const until = new Date(now().getTime() + claimMs)
    const row = await updateClaim(db, kept).set({ claimedUntil: until }).returning('task').executeTakeFirst()
    if (row) kept = { ...kept, until }
  }
  const renewing = keepBeating(renew, renewEveryMs)
  return { end: () => renewing.end().then(() => kept) }
}

/** Ends a job, unless another worker has claimed it meanwhile. One that has failed is due again in a minute. */
export async function endJob(
  db: Db,
  job: ClaimedJob,
  { hasFailed, now }: { hasFailed: boolean; now: Date },
): Promise<void> {
  const ended = hasFailed
    ? { claimedUntil: new Date(now.getTime() + retryMs) }
    : { claimedUntil: null, attempts: 0 }
  await updateClaim(db, job).set(ended).execute()
}

function updateClaim(db: Db, { task, until }: ClaimedJob) {
  return db.updateTable('scheduledJobs').where('task', '=', task).where('claimedUntil', '=', until)
}
