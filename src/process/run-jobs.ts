import type { Logger } from 'pino'
import type { Db } from '../database/connect.ts'
import { keepWorking } from '../database/keep-working.ts'
import { findWriteRefusal } from '../database/write-refusal.ts'
import { pruneRestores } from '../domain/backups/restore-uploads.ts'
import { learnCategories } from '../domain/categories/learn-categories.ts'
import { pruneClicks } from '../domain/clicks/click-queries.ts'
import { pruneDeliveries } from '../domain/connections/prune-deliveries.ts'
import { pruneImports } from '../domain/exchange/prune-imports.ts'
import { pruneImages } from '../domain/images/image-queries.ts'
import { pruneNewsletter } from '../domain/newsletter/finish-letters.ts'
import { assignOutlets } from '../domain/outlets/assign-outlets.ts'
import { pruneRevisions } from '../domain/revisions/prune-revisions.ts'
import { pruneEntries } from '../ingest/store/prune-entries.ts'
import { readTips, type TipDeps } from '../ingest/submit/read-tips.ts'
import { countGrams, tendIndex } from '../search/count-grams.ts'
import { claimDueJob, endJob, keepJob, type ScheduledTask } from './claim-due-job.ts'

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
