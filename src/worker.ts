import { flushCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import { type Logger, pino } from 'pino'
import { type Config, imageCacheOf, readConfig } from './config.ts'
import { connect, type Db } from './database/connect.ts'
import { createDatabaseClock } from './database/database-clock.ts'
import { findWriteRefusal } from './database/write-refusal.ts'
import { openPasswords } from './domain/accounts/password.ts'
import { loadDemo } from './domain/samples/load-demo.ts'
import { openFeedReader } from './ingest/feed/feed-reader.ts'
import { createSafeFetch } from './ingest/fetch/safe-fetch.ts'
import { userAgentOf } from './ingest/fetch/user-agent.ts'
import { createImageCache } from './ingest/image/image-cache.ts'
import { openImageReader } from './ingest/image/image-reader.ts'
import { keepFetchingImages } from './ingest/image/keep-fetching-images.ts'
import { keepImporting } from './ingest/import/work-imports.ts'
import { keepMatching } from './ingest/match-story/keep-matching.ts'
import { createStoryWindow } from './ingest/match-story/story-window.ts'
import { createWordCountStore } from './ingest/match-story/word-count-store.ts'
import { keepNotifying } from './ingest/notify/keep-notifying.ts'
import { openOutside } from './ingest/outside.ts'
import { keepPolling } from './ingest/poll/keep-polling.ts'
import type { PollDeps } from './ingest/poll/poll-outcome.ts'
import { gatherUnchanged } from './ingest/poll/record-unchanged.ts'
import { keepMailing, lanes } from './mail/keep-mailing.ts'
import { openMailer } from './mail/open-mailer.ts'
import { endWhenTold } from './process/child-process.ts'
import { collectAtRest } from './process/collect-at-rest.ts'
import { giveUp } from './process/give-up.ts'
import { keepSchedule } from './process/keep-schedule.ts'
import { runJobs } from './process/run-jobs.ts'

// The process that fills the queue. It may run any number of times, on any number of machines, over one database:
// what is due is claimed row by row (ingest/poll/due-feeds.ts); jobs on request and by the clock are graphile-worker's.

// Readers come first: on a small machine a burst of polls must not make pages wait. Low enough to matter, not so low
// that a busy machine could starve it beyond the time it has to stop.
const niceness = 5

// More store no faster (1,000 feeds in 25 s with 2 and with 10) but keep readers waiting: on two processors the front
// page's p95 was 49 ms with 2 and 112 ms with 10 while everything was polled.
const connectionsForStoring = 2

// Polls stand in line for those two where a disk is slow for long; one that gave up would count as the feed's failure.
const storingWaitMs = 60_000

// An import takes three (two batches at once and the beat of its claim), stories and the schedule one each, so that none
// waits for another. At rest one after the other uses the same connection, and the others close: each costs the server 5 MB.
const connectionsForLoops = 5

// Where stopping takes longer, what is left is taken up by others when its claims end.
const stopWithinMs = 4_500

const read = readConfig(process.env)
if (!read.ok) giveUp(read.problems.join('\n'))
else if (!read.config.databaseUrl) giveUp('The worker needs DATABASE_URL; npm start gives it one.')
else await startWorker(read.config, read.config.databaseUrl)

async function startWorker(config: Config, databaseUrl: string): Promise<void> {
  const { works } = endWhenTold({ withinMs: stopWithinMs })
  setPriority(niceness)
  flushCompileCache()
  const log = pino({ level: config.logLevel, base: { process: 'worker' } })
  const clock = createDatabaseClock()
  const { now } = clock
  const db = connect({
    url: databaseUrl,
    applicationName: 'chowk worker',
    clock,
    connectionsMax: connectionsForStoring,
    connectionWaitMs: storingWaitMs,
  })
  const timeKeeping = await clock.keep(db)
  const asking = { userAgent: userAgentOf(config.publicUrl), ownPorts: ownPortsOf(config), now, log }
  const fetch = createSafeFetch({ ...asking, allow: new Set(config.fetchAllow) })
  // For addresses that strangers send: the public web only, whatever FETCH_ALLOW allows.
  const outside = openOutside({ ...asking, allow: new Set() })
  const reader = openFeedReader()
  const stopping = new AbortController()
  const deps: PollDeps = {
    db,
    fetch,
    log,
    now,
    readFeed: reader.readFeed,
    recordUnchanged: gatherUnchanged(db),
    random: Math.random,
  }
  if (config.demo)
    await loadDemo(db, { now: now(), passwords: openPasswords() }).catch(err => onlyIfFull(err, log))
  const tips = { db, outside, now, log }
  const jobs = await runJobs({ databaseUrl, log, deps, tips, signal: stopping.signal })
  let polls = 0
  const onFlights = (count: number) => {
    polls = count
  }
  const polling = keepPolling(deps, { signal: stopping.signal, onFlights })
  const signal = stopping.signal
  const loops = startLoops(config, { databaseUrl, log, now, signal, isPolling: () => polls > 0 })

  // Before the parent hears of it: its own "ready" is the last line of a start.
  log.debug('the worker is ready')
  collectAtRest()
  works({ type: 'ready' }, async () => {
    stopping.abort()
    timeKeeping.stop()
    await Promise.all([reader.close(), polling, jobs.stopped, ...loops])
    await Promise.all([fetch.close(), outside.close()])
    await db.destroy()
  })
}

/** Starts the loops beside polls and jobs; each ends by itself once `signal` is aborted. */
function startLoops(
  config: Config,
  { isPolling, ...deps }: WorkDeps & { isPolling: () => boolean },
): Promise<unknown>[] {
  const stories = { words: createWordCountStore(), window: createStoryWindow() }
  return [
    startImages(config, deps),
    onOwnConnection(deps, { name: 'imports, stories, schedule', connectionsMax: connectionsForLoops }, db =>
      Promise.all([
        keepImporting({ ...deps, db }),
        keepMatching({ ...deps, ...stories, db }, { signal: deps.signal, isPolling }),
        keepSchedule({ ...deps, db }),
      ]),
    ),
    startMailing(config, deps),
    // A demo speaks to nobody.
    ...(config.demo ? [] : [startNotices(config, deps)]),
  ]
}

function ownPortsOf({ port, metricsPort }: Config): number[] {
  return metricsPort ? [port, metricsPort] : [port]
}

type WorkDeps = { databaseUrl: string; log: Logger; now: () => Date; signal: AbortSignal }

/** Gives loops connections of their own, so that none waits for what polls store. Settles when all is closed, after an abort. */
async function onOwnConnection(
  { databaseUrl }: WorkDeps,
  { name, connectionsMax = 1 }: { name: string; connectionsMax?: number },
  work: (db: Db) => Promise<unknown>,
): Promise<void> {
  const db = connect({ url: databaseUrl, connectionsMax, applicationName: `chowk worker, ${name}` })
  await work(db)
  await db.destroy()
}

async function startImages(config: Config, deps: WorkDeps): Promise<void> {
  const { log, now, signal } = deps
  // Addresses that stood in what others wrote: the public web alone, whatever FETCH_ALLOW says.
  const fetch = createSafeFetch({ allow: new Set(), userAgent: userAgentOf(config.publicUrl), now, log })
  const cache = createImageCache({ ...imageCacheOf(config), log })
  const { encodeImage, close } = openImageReader()
  await onOwnConnection(deps, { name: 'images' }, db =>
    keepFetchingImages({ db, now, fetch, cache, log, encodeImage }, { signal }),
  )
  await Promise.all([close(), fetch.close()])
}

async function startNotices(config: Config, deps: WorkDeps): Promise<void> {
  const { log, now, signal } = deps
  const allow = new Set(config.fetchAllow)
  const userAgent = userAgentOf(config.publicUrl)
  const fetch = createSafeFetch({ allow, userAgent, ownPorts: ownPortsOf(config), now, log })
  const origin = config.publicUrl ?? `http://127.0.0.1:${config.port}`
  await onOwnConnection(deps, { name: 'notices' }, db =>
    keepNotifying({ db, fetch, now, origin, log }, { signal }),
  )
  await fetch.close()
}

/** A demo has no `config.mail` and sends nothing. */
async function startMailing(config: Config, deps: WorkDeps): Promise<void> {
  if (!config.mail) return
  const { origin } = config.mail
  const mailer = openMailer(config.mail, { lanes })
  // A mail that was accepted is written down at once, while the other lane sends.
  await onOwnConnection(deps, { name: 'mails', connectionsMax: 2 }, db =>
    keepMailing({ ...deps, db, mailer, origin }),
  )
  mailer.close()
}

// The next start tries again.
function onlyIfFull(err: unknown, log: Logger): void {
  if (!findWriteRefusal(err)) throw err
  log.warn({ err }, 'nothing can be stored, so demo mode brings no samples')
}
