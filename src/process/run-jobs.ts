import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../database/connect.ts'
import { findWriteRefusal } from '../database/database-error.ts'
import { keepWorking } from '../database/keep-working.ts'
import { keepBeating } from '../database/lease.ts'
import { pruneRestores } from '../domain/backups/restores.ts'
import { learnCategories } from '../domain/categories/known-categories.ts'
import { pruneClicks } from '../domain/clicks/click-queries.ts'
import { pruneDeliveries } from '../domain/connections/deliveries.ts'
import { pruneImports } from '../domain/exchange/start-import.ts'
import { pruneImages } from '../domain/images/image-queries.ts'
import { pruneNewsletter } from '../domain/newsletter/letters.ts'
import { assignOutlets } from '../domain/outlets/assign-outlets.ts'
import { pruneRevisions } from '../domain/revisions/bin.ts'
import { pruneEntries } from '../ingest/store/prune-entries.ts'
import { readTips, type TipDeps } from '../ingest/submit/read-tips.ts'
import { countGrams, tendIndex } from '../search/grams.ts'

type Jobs = { db: Db; now: () => Date; log: Logger; signal: AbortSignal }
type Tasks = Record<ScheduledTask, () => Promise<unknown>>

// The longest delay of a scheduled job; each check is one query of a millisecond.
const checkEveryMs = 5_000

/** Runs scheduled jobs until aborted, each once across all workers; two at a time, so that a long one delays no other. */
export async function keepRunningJobs(jobs: Jobs & { tips: TipDeps }): Promise<void> {
  const { log, signal } = jobs
  const work = () => runDueJobs(tasksOf(jobs), jobs)
  const loop = () => keepWorking(work, { everyMs: checkEveryMs, name: 'the schedule of jobs', log, signal })
  await Promise.all([loop(), loop()])
}

export async function runDueJobs(tasks: Tasks, jobs: Jobs): Promise<void> {
  while (!jobs.signal.aborted) {
    const job = await claimDueJob(jobs.db, jobs.now())
    if (!job) return
    const { task, attempts } = job
    if (attempts > 2) jobs.log.warn({ task, attempts }, 'a job has not ended well before, and is tried again')
    const kept = keepJob(jobs.db, job, jobs.now)
    const hasFailed = await hasFailedAt(task, tasks[task], jobs.log)
    await endJob(jobs.db, await kept.end(), { hasFailed, now: jobs.now() })
  }
}

async function hasFailedAt(task: string, work: () => Promise<unknown>, log: Logger): Promise<boolean> {
  try {
    await work()
    return false
  } catch (error) {
    // A full disk may last for hours, and log lines would fill it further.
    if (!findWriteRefusal(error)) log.error({ err: error, task }, 'a job failed and will be retried')
    return true
  }
}

function tasksOf({ db, now, log, tips, signal }: Jobs & { tips: TipDeps }): Tasks {
  return {
    'prune-entries': async () => {
      const pruned = await pruneEntries(db, now())
      log.debug({ pruned }, 'pruned entries that no feed shows any more')
    },
    'read-tips': () => readTips(tips, signal),
    'assign-outlets': async () => {
      const count = await assignOutlets(db, signal)
      if (count > 0) log.info({ count }, 'gave links and entries their outlet or its new name')
    },
    'learn-categories': () => learnCategories(db),
    'prune-imports': async () => {
      await pruneImports(db, now())
      await pruneRestores(db, now())
    },
    'prune-images': () => pruneImages(db, now()),
    'prune-revisions': async () => {
      const pruned = await pruneRevisions(db, { now: now() })
      log.debug({ pruned }, 'pruned revisions')
    },
    'prune-deliveries': () => pruneDeliveries(db, now()),
    'prune-clicks': () => pruneClicks(db, now()),
    'prune-newsletter': () => pruneNewsletter(db, now()),
    'tend-search-index': () => tendIndex(db),
    'count-search-grams': () => countGrams(db),
  }
}

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

type ScheduledTask = (typeof schedule)[number]['task']

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
