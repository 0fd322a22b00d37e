import { setTimeout as wait } from 'node:timers/promises'
import { type LogFunctionFactory, Logger, type Runner, run, type Task } from 'graphile-worker'
import type { Logger as Pino } from 'pino'
import { faultDetails } from '../database/database-away.ts'
import { keepWorking } from '../database/keep-working.ts'
import { pruneRestores } from '../domain/backups/restore-uploads.ts'
import { learnCategories } from '../domain/categories/learn-categories.ts'
import { pruneClicks } from '../domain/clicks/click-queries.ts'
import { pruneDeliveries } from '../domain/connections/prune-deliveries.ts'
import { pruneImports } from '../domain/exchange/prune-imports.ts'
import { pruneNewsletter } from '../domain/newsletter/finish-letters.ts'
import { pruneRevisions } from '../domain/revisions/prune-revisions.ts'
import { claimFeed } from '../ingest/poll/due-feeds.ts'
import { pollFeed } from '../ingest/poll/poll-feed.ts'
import type { PollDeps } from '../ingest/poll/poll-outcome.ts'
import { pruneEntries } from '../ingest/store/prune-entries.ts'
import { readTips, type TipDeps } from '../ingest/submit/read-tips.ts'
import { countGrams, tendIndex } from '../search/count-grams.ts'
import { queueDueJobs, type ScheduledTask } from './queue-due-jobs.ts'

type Jobs = { databaseUrl: string; log: Pino; deps: PollDeps; tips: TipDeps; signal: AbortSignal }

// Long enough for a database to restart, short enough that nobody notices.
const restartMs = 2_000

// The longest delay of a scheduled job; each check is one query of a millisecond.
const scheduleEveryMs = 5_000

/**
 * Runs jobs on request (`poll-feed`) and on schedule (`prune-entries`), each once across all workers. Returns when jobs
 * are accepted; `stopped` settles after an abort. The runner is restarted after the database connection was lost.
 */
export async function runJobs(jobs: Jobs): Promise<{ stopped: Promise<void> }> {
  const runner = await startRunner(jobs)
  return { stopped: Promise.all([keepRunning(jobs, runner), keepQueueing(jobs)]).then(() => undefined) }
}

async function keepQueueing({ deps, log, signal }: Jobs): Promise<void> {
  const work = () => queueDueJobs(deps.db, deps.now())
  await keepWorking(work, { everyMs: scheduleEveryMs, name: 'the scheduler of jobs', log, signal })
}

async function keepRunning(jobs: Jobs, first: Runner): Promise<void> {
  const { signal, log } = jobs
  let runner: Runner | null = first
  while (runner) {
    await untilEnded(runner, jobs)
    runner = null
    while (!runner && !signal.aborted) {
      await wait(restartMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      runner = await startRunner(jobs).catch((error: unknown) => {
        log.error(faultDetails(error), 'the job runner cannot start; retrying')
        return null
      })
    }
  }
}

async function untilEnded(runner: Runner, { signal, log }: Jobs): Promise<void> {
  const { promise: aborted, resolve } = Promise.withResolvers<void>()
  const onAbort = () => resolve()
  signal.addEventListener('abort', onAbort, { once: true })
  if (signal.aborted) resolve()
  try {
    await Promise.race([runner.promise, aborted])
    if (signal.aborted) await runner.stop()
  } catch (error) {
    log.error(faultDetails(error), 'the job runner stopped; restarting')
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

function startRunner(jobs: Jobs): Promise<Runner> {
  return run({
    connectionString: withWritesAllowed(jobs.databaseUrl),
    // One listens for jobs, the other fetches and records them; their work uses our pool.
    maxPoolSize: 2,
    concurrency: 2,
    noHandleSignals: true,
    logger: new Logger(logFactory(jobs.log)),
    taskList: {
      'poll-feed': payload => pollOnRequest(jobs.deps, payload, jobs.signal),
      ...scheduledTasks(jobs),
    },
  })
}

function scheduledTasks({ deps, log, tips, signal }: Jobs): Record<ScheduledTask, Task> {
  return {
    'prune-entries': async () => {
      const pruned = await pruneEntries(deps.db, deps.now())
      log.debug({ pruned }, 'pruned entries that no feed shows any more')
    },
    'read-tips': async () => {
      await readTips(tips, signal)
    },
    'learn-categories': async () => {
      await learnCategories(deps.db)
    },
    'prune-imports': async () => {
      await pruneImports(deps.db, deps.now())
      await pruneRestores(deps.db, deps.now())
    },
    'prune-revisions': async () => {
      const pruned = await pruneRevisions(deps.db, { now: deps.now() })
      log.debug({ pruned }, 'pruned revisions')
    },
    'prune-deliveries': () => pruneDeliveries(deps.db, deps.now()),
    'prune-clicks': () => pruneClicks(deps.db, deps.now()),
    'prune-newsletter': () => pruneNewsletter(deps.db, deps.now()),
    'tend-search-index': () => tendIndex(deps.db),
    'count-search-grams': () => countGrams(deps.db),
  }
}

// The runner's bookkeeping may write while the disk is nearly full, so that its jobs exist when there is space again.
function withWritesAllowed(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', '-c default_transaction_read_only=off')
  return url.href
}

/** Payload `{ feedId }`. Throws while the feed's host is busy, so that the job is retried. */
async function pollOnRequest(deps: PollDeps, payload: unknown, signal: AbortSignal): Promise<void> {
  const feedId = payload && typeof payload === 'object' && 'feedId' in payload ? String(payload.feedId) : ''
  const claimed = await claimFeed(deps.db, feedId, deps.now())
  if (!claimed) throw new Error(`The host of feed ${feedId} is busy`)
  await pollFeed(deps, claimed, signal)
}

function logFactory(log: Pino): LogFunctionFactory {
  const jobs = log.child({ part: 'jobs' })
  return scope => (level, message, meta) => {
    if (level === 'error') jobs.error({ ...scope, ...meta }, message)
    else if (level === 'warning') jobs.warn({ ...scope, ...meta }, message)
    else jobs.debug({ ...scope, ...meta }, message)
  }
}
