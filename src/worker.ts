import { flushCompileCache } from 'node:module'
import type { Logger } from 'pino'
import { backgroundNiceness, giveWay } from './concurrency/give-way.ts'
import { type Config, imageCacheOf, readConfig } from './config.ts'
import { type Db, databaseOver, openPool, sharePool } from './database/connect.ts'
import { createDatabaseClock } from './database/database-clock.ts'
import { findWriteRefusal } from './database/database-error.ts'
import { giveWayOn } from './database/embedded/server-process.ts'
import { rememberCategories } from './domain/categories/known-categories.ts'
import { openFeedReader } from './ingest/feed/feed-reader.ts'
import { createSafeFetch, type SafeFetchDeps, userAgentOf } from './ingest/fetch/safe-fetch.ts'
import { keepFetchingImages } from './ingest/image/fetch-due-images.ts'
import { createImageCache } from './ingest/image/image-cache.ts'
import { openImageReader } from './ingest/image/image-reader.ts'
import { keepImporting } from './ingest/import/work-imports.ts'
import { keepMatching } from './ingest/match-story/keep-matching.ts'
import { createStoryWindow } from './ingest/match-story/story-window.ts'
import { createWordCountStore } from './ingest/match-story/word-count-store.ts'
import { keepNotifying } from './ingest/notify/send-due.ts'
import { openOutside } from './ingest/outside.ts'
import { watchOwnNetwork } from './ingest/poll/own-network.ts'
import { keepPolling, type PollerOptions } from './ingest/poll/poll-due-feeds.ts'
import type { PollDeps } from './ingest/poll/poll-outcome.ts'
import { gatherUnchanged } from './ingest/poll/record-unchanged.ts'
import { collectAtRest } from './process/collect-at-rest.ts'
import { keepSchedule } from './process/keep-schedule.ts'
import { giveUp, openLog } from './process/open-log.ts'
import { keepRunningJobs } from './process/run-jobs.ts'
import { exitOnSignal } from './process/supervise-process.ts'
import { createWorkerMetrics, serveMetrics } from './server/metrics-server.ts'

// The process that fills the queue. Any number may share one database: each claims due rows (ingest/poll/due-feeds.ts) and jobs
// (process/run-jobs.ts). What only a demo or an installation with mail needs is loaded there alone.

// A loop that waits longer tries again later.
const connectionWaitMs = 5_000

// While a disk is slow, polls queue for those two connections, and a poll that timed out would count as the feed's failure;
// senders of notices queue behind the gathering of a thousand, and would log an unreachable database.
const queueWaitMs = 60_000

// Each kind of work takes its own share of one pool, so that none waits for another (database/connect.ts). More connections
// store no faster (1,000 feeds in 25 s with 2 and with 10) but slow readers down: on two processors the front page's p95 was
// 49 ms with 2 and 112 ms with 10 while everything was polled. An import takes three: two parallel batches and the heartbeat
// of its claim. Mails take two: one lane records an accepted mail immediately while the other sends.
const connections = { storing: 2, imports: 3, stories: 1, schedule: 1, images: 1, notices: 1, mails: 2 }

// When stopping takes longer, other workers take over the remaining rows once their claims expire.
const stopWithinMs = 4_500

const read = readConfig(process.env)
if (!read.ok) giveUp(read.problems.join('\n'))
else if (!read.config.databaseUrl) giveUp('The worker needs DATABASE_URL; npm start gives it one.')
else await startWorker(read.config, read.config.databaseUrl)

async function startWorker(config: Config, databaseUrl: string): Promise<void> {
  const { reportReady } = exitOnSignal({ withinMs: stopWithinMs })
  const niceness = backgroundNiceness()
  void giveWay(process.pid, niceness)
  flushCompileCache()
  const log = await openLog(config, 'worker')
  const clock = createDatabaseClock()
  const { now } = clock
  const connectionsMax = Object.values(connections).reduce((sum, count) => sum + count)
  const pool = openPool({ url: databaseUrl, applicationName: 'chowk worker', clock, connectionsMax })
  pool.on('connect', client => void giveWayOn(client, { dataDir: config.dataDir, niceness }))
  const shareFor = (kind: keyof typeof connections, waitMs = connectionWaitMs) =>
    databaseOver(sharePool(pool, { connectionsMax: connections[kind], waitMs }))
  const db = shareFor('storing', queueWaitMs)
  const timeKeeping = await clock.keep(db)
  const ownPorts = config.metricsPort ? [config.port, config.metricsPort] : [config.port]
  const fetchDeps = { userAgent: userAgentOf(config.publicUrl), ownPorts, now, log }
  const fetch = createSafeFetch({ ...fetchDeps, allow: new Set(config.fetchAllow) })
  // For addresses that strangers send: only the public web, regardless of FETCH_ALLOW.
  const outside = openOutside({ ...fetchDeps, allow: new Set() })
  const reader = openFeedReader()
  const stopping = new AbortController()
  const deps: PollDeps = {
    db,
    fetch,
    log,
    now,
    readFeed: reader.readFeed,
    recordUnchanged: gatherUnchanged(db),
    readCategories: rememberCategories(),
    random: Math.random,
    ownNetwork: watchOwnNetwork({ db, now, log }),
  }
  if (config.demo) await addDemo(db, now()).catch(err => ignoreWriteRefusal(err, log))
  const { signal } = stopping
  const jobs = keepRunningJobs({ db, now, log, signal, tips: { db, outside, now, log } })
  let polls = 0
  const onFlights = (count: number) => {
    polls = count
  }
  const metrics = createWorkerMetrics()
  const onPolled: PollerOptions['onPolled'] = (_feed, outcome) => metrics.countPoll(outcome)
  const polling = keepPolling(deps, { signal, onFlights, onPolled })
  const loops = startLoops(config, { shareFor, fetchDeps, log, now, signal, isPolling: () => polls > 0 })

  if (config.metricsPort !== null) await serveMetrics(metrics.registry, config.metricsPort)
  // Logged before the parent is notified, so that the parent's own "ready" is the last line of a start.
  log.debug('the worker is ready')
  collectAtRest()
  reportReady({ type: 'ready' }, async () => {
    stopping.abort()
    timeKeeping.stop()
    await Promise.all([reader.close(), polling, jobs, ...loops])
    await Promise.all([fetch.close(), outside.close()])
    await pool.end()
  })
}

/** Starts the loops other than polls and jobs; each ends once `signal` is aborted. */
function startLoops(
  config: Config,
  { isPolling, ...deps }: WorkDeps & { isPolling: () => boolean },
): Promise<unknown>[] {
  const stories = { words: createWordCountStore(), window: createStoryWindow() }
  return [
    startImages(config, deps),
    keepImporting({ ...deps, db: deps.shareFor('imports') }),
    keepMatching({ ...deps, ...stories, db: deps.shareFor('stories') }, { signal: deps.signal, isPolling }),
    keepSchedule({ ...deps, db: deps.shareFor('schedule') }),
    startMailing(config, deps),
    // A demo sends nothing to other servers.
    ...(config.demo ? [] : [startNotices(config, deps)]),
  ]
}

type WorkDeps = {
  shareFor: (kind: keyof typeof connections, waitMs?: number) => Db
  fetchDeps: Omit<SafeFetchDeps, 'allow'>
  log: Logger
  now: () => Date
  signal: AbortSignal
}

async function startImages(config: Config, deps: WorkDeps): Promise<void> {
  const { log, now, signal } = deps
  // The addresses come from feeds and pages that others wrote: only the public web, regardless of FETCH_ALLOW.
  const fetch = createSafeFetch({ ...deps.fetchDeps, allow: new Set() })
  const cache = createImageCache({ ...imageCacheOf(config), log })
  const { encodeImage, close } = openImageReader()
  const db = deps.shareFor('images')
  await keepFetchingImages({ db, now, fetch, cache, log, encodeImage }, { signal })
  await Promise.all([close(), fetch.close()])
}

async function startNotices(config: Config, deps: WorkDeps): Promise<void> {
  const { log, now, signal } = deps
  const fetch = createSafeFetch({ ...deps.fetchDeps, allow: new Set(config.fetchAllow) })
  const origin = config.publicUrl ?? `http://127.0.0.1:${config.port}`
  await keepNotifying({ db: deps.shareFor('notices', queueWaitMs), fetch, now, origin, log }, { signal })
  await fetch.close()
}

/** A demo has no `config.mail` and sends nothing. */
async function startMailing(config: Config, deps: WorkDeps): Promise<void> {
  if (!config.mail) return
  const { keepMailing, lanes } = await import('./mail/keep-mailing.ts')
  const { openMailer } = await import('./mail/open-mailer.ts')
  const { origin } = config.mail
  const mailer = openMailer(config.mail, { lanes })
  await keepMailing({ ...deps, db: deps.shareFor('mails'), mailer, origin })
  mailer.close()
}

async function addDemo(db: Db, now: Date): Promise<void> {
  const { loadDemo } = await import('./domain/samples/load-samples.ts')
  const { openPasswords } = await import('./domain/accounts/password.ts')
  await loadDemo(db, { now, passwords: openPasswords() })
}

// The next start tries to load the samples again.
function ignoreWriteRefusal(err: unknown, log: Logger): void {
  if (!findWriteRefusal(err)) throw err
  log.warn({ err }, 'the database refuses writes, so demo mode loads no samples')
}
