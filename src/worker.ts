import { type LogFunctionFactory, Logger, parseCronItems, run } from 'graphile-worker'
import { type Logger as Pino, pino } from 'pino'
import { type Config, readConfig } from './config.ts'
import { connect, type Db } from './database/connect.ts'
import { loadDemo } from './domain/samples/load-demo.ts'
import { claimFeed } from './ingest/due-feeds.ts'
import { keepPolling } from './ingest/keep-polling.ts'
import { pollFeed } from './ingest/poll-feed.ts'
import type { PollDeps } from './ingest/poll-outcome.ts'
import { pruneEntries } from './ingest/prune-entries.ts'
import { openFeedReaders } from './ingest/read-feed-in-thread.ts'
import { createSafeFetch } from './ingest/safe-fetch.ts'

// The process that fills the queue. It may run any number of times, on any number of machines, over one database:
// what is due is claimed row by row (ingest/due-feeds.ts); jobs on request and by the clock are graphile-worker's.

// Says that no restart can help; the line about it is on the terminal already.
const hopelessExitCode = 78

// Where stopping takes longer, what is left is taken up by others when its claims end.
const stopWithinMs = 4_500

const settings = readConfig(process.env)
if (!settings.ok) {
  for (const problem of settings.problems) process.stderr.write(`${problem}\n`)
  process.exit(hopelessExitCode)
}
if (settings.config.databaseUrl === null) {
  process.stderr.write('The worker needs DATABASE_URL; npm start gives it one.\n')
  process.exit(hopelessExitCode)
}
await startWorker(settings.config, settings.config.databaseUrl)

async function startWorker(config: Config, databaseUrl: string): Promise<void> {
  const log = pino({ level: config.logLevel, base: { process: 'worker' } })
  const db = connect({ url: databaseUrl, connectionsMax: 10, applicationName: 'chowk worker' })
  const fetch = createSafeFetch({
    allow: new Set(config.fetchAllow),
    userAgent: `Chowk/0.1 (feed reader${config.publicUrl ? `; +${config.publicUrl}` : ''})`,
    ownPorts: [config.port, ...(config.metricsPort ? [config.metricsPort] : [])],
    log,
  })
  const readers = openFeedReaders()
  const stopping = new AbortController()
  const deps: PollDeps = {
    ...{ db, fetch, log },
    readFeed: readers.readFeed,
    now: () => new Date(),
    random: Math.random,
  }
  if (config.demo) await loadDemo(db, { now: deps.now() })
  const runner = await startJobs({ databaseUrl, log, deps, signal: stopping.signal })
  const polling = keepPolling(deps, { signal: stopping.signal })

  const stop = async () => {
    if (stopping.signal.aborted) return
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    stopping.abort()
    await Promise.all([readers.close(), polling, runner.stop()])
    await fetch.close()
    await db.destroy()
    process.exit(0)
  }
  // It lives through lost connections. Should it end all the same, a fresh process is better than one without jobs.
  runner.promise.catch((error: unknown) => {
    log.fatal({ err: error }, 'jobs ended')
    process.exit(1)
  })
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('disconnect', stop)
  // Before the parent hears of it: its own "ready" is the last line of a start.
  log.debug('the worker is ready')
  process.send?.({ type: 'ready' })
}

type Jobs = { databaseUrl: string; log: Pino; deps: PollDeps; signal: AbortSignal }

async function startJobs({ databaseUrl, log, deps, signal }: Jobs) {
  return run({
    connectionString: databaseUrl,
    maxPoolSize: 3,
    concurrency: 2,
    noHandleSignals: true,
    logger: new Logger(logFactory(log)),
    taskList: {
      'poll-feed': payload => pollOnRequest(deps, payload, signal),
      'prune-entries': () => pruneNow(deps.db, log),
    },
    parsedCronItems: parseCronItems([{ task: 'prune-entries', match: '17 * * * *' }]),
  })
}

/** Payload `{ feedId }`. A host that is busy is no reason to give up: the job is tried again. */
async function pollOnRequest(deps: PollDeps, payload: unknown, signal: AbortSignal): Promise<void> {
  const feedId = payload && typeof payload === 'object' && 'feedId' in payload ? String(payload.feedId) : ''
  const claimed = await claimFeed(deps.db, feedId, deps.now())
  if (!claimed) throw new Error(`The host of feed ${feedId} is busy`)
  await pollFeed(deps, claimed, signal)
}

async function pruneNow(db: Db, log: Pino): Promise<void> {
  const pruned = await pruneEntries(db)
  log.debug({ pruned }, 'entries that no feed shows any more are gone')
}

function logFactory(log: Pino): LogFunctionFactory {
  const jobs = log.child({ part: 'jobs' })
  return scope => (level, message, meta) => {
    if (level === 'error') jobs.error({ ...scope, ...meta }, message)
    else if (level === 'warning') jobs.warn({ ...scope, ...meta }, message)
    else jobs.debug({ ...scope, ...meta }, message)
  }
}
