import { statfs } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { flushCompileCache } from 'node:module'
import { isIPv6 } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { createEventStreams, streamLimitsFor } from './api/events.ts'
import { createQueueStreams } from './api/queue-events.ts'
import { acceptsAnyHost, type Config, imageCacheOf, readConfig } from './config.ts'
import type { Changes } from './database/changes.ts'
import { connect, type Db } from './database/connect.ts'
import { createDatabaseClock } from './database/database-clock.ts'
import { listenForChanges } from './database/listen.ts'
import { openPasswords } from './domain/accounts/password.ts'
import { openBackups } from './domain/backups/backups.ts'
import { measureLag, measureSite } from './domain/figures/measure-site.ts'
import { openAddressOf, openProxyCheck } from './http/client-address.ts'
import { securityHeadersFor } from './http/security-headers.ts'
import { isIdleEditor } from './http/signed-in.ts'
import { userAgentOf } from './ingest/fetch/safe-fetch.ts'
import { createImageCache } from './ingest/image/image-cache.ts'
import { createLoadImage } from './ingest/image/load-image.ts'
import { type Outside, openOutside } from './ingest/outside.ts'
import { createNameCheck } from './mail/takes-any-name.ts'
import { collectAtRest } from './process/collect-at-rest.ts'
import { readOpenFilesMax } from './process/open-files-max.ts'
import { complain, giveUp, openLog } from './process/open-log.ts'
import { exitOnSignal } from './process/supervise-process.ts'
import type { createApp as CreateApp } from './server/app.ts'
import { readAssetFiles } from './server/asset-files.ts'
import { createDispatch } from './server/dispatch.ts'
import { limitConnections } from './server/limit-connections.ts'
import { createWebMetrics, serveMetrics } from './server/metrics-server.ts'
import { logResponse } from './server/request-log.ts'
import { addSiteMetrics } from './server/site-metrics.ts'
import { serveOn, serverOptions } from './server/web-server.ts'

// One web process: builds the services that pages need, listens, and reports to its parent; ends when the parent asks for
// it or disappears.

const stopWithinMs = 4_900

// The Vite build creates it. The path is in a variable so that the type checker does not look for it before the first build.
const bundlePath = new URL('../build/server/index.js', import.meta.url).href
const assetsFolder = new URL('../build/client/', import.meta.url)

const read = readConfig(process.env)
if (!read.ok) giveUp(read.problems.join('\n'))
else if (!read.config.databaseUrl) giveUp('The web process needs DATABASE_URL; npm start gives it one.')
else await startWeb(read.config, read.config.databaseUrl)

async function startWeb(config: Config, databaseUrl: string): Promise<void> {
  const { reportReady } = exitOnSignal({ withinMs: stopWithinMs })
  const bundle = await loadBundle()
  const log = await openLog(config, 'web')
  const security = securityHeadersFor(config.publicUrl ?? 'http:')
  const assets = await readAssetFiles(assetsFolder, security)
  const { db, replica, clock, now, changes } = openDatabases(config, databaseUrl, log)
  const { server, limits } = openServer(log)
  // Wait for the listener before taking requests: its first `reset` would make every page opened before it load again.
  const [timeKeeping] = await Promise.all([clock.keep(db), changes.firstTried])
  const url = await listen(server, config)
  const publicUrl = config.publicUrl ?? url
  const outside = openOutsideOf(config, { url, log, now })
  const app = bundle.createApp({
    db,
    replica,
    changes,
    outside,
    log,
    publicUrl,
    now,
    ...modeOf(config, now),
    passwords: openPasswords(),
    loadImage: openImages(config, { db, changes, now, log, outside }),
    backups: openBackups({ db, databaseUrl, folder: config.dataDir, now, log }),
  })
  const warn = (line: string) => log.warn(line)
  const addressOf = openAddressOf(config.trustedProxies, warn)
  const checkProxy = openProxyCheck(config.trustedProxies, warn)
  const events = createEventStreams({ changes: app.shown ?? changes, security, addressOf, limits, log })
  const isEditor = (cookie: string) =>
    isIdleEditor(cookie, { db, now: now(), origin: publicUrl, demo: config.demo })
  const queueEvents = createQueueStreams({ changes: changes.queue, siteChanges: changes, security, isEditor })
  const metrics = createWebMetrics(() => ({
    servedAtDoor: web.servedAtDoor(),
    eventStreams: events.count(),
    ...app.cacheCounts(),
  }))
  const findFile = (path: string) => assets.get(path) ?? null
  const dispatch = createDispatch({ app, findFile, streams: [events, queueEvents], addressOf, security })
  const web = serveOn(server, {
    dispatch,
    security,
    onResponse: response => {
      logResponse(log, response)
      metrics.observe(response)
      checkProxy(response)
    },
  })
  await serveAllMetrics(config, metrics.registry, { db, replica, now })
  collectAtRest()
  reportReady({ type: 'ready', url }, async () => {
    timeKeeping.stop()
    app.close()
    for (const streams of [events, queueEvents]) streams.close()
    await web.stop()
    await changes.close()
    await Promise.all([db.destroy(), replica?.destroy(), outside.close()])
  })
}

/** A server whose connections leave some of the files that the process may have open, and whose event streams leave some of those. */
function openServer(log: Logger) {
  const openFilesMax = readOpenFilesMax()
  const server = createServer(serverOptions)
  limitConnections(server, { openFilesMax, log })
  return { server, limits: streamLimitsFor(openFilesMax) }
}

async function serveAllMetrics(
  { metricsPort, dataDir }: Config,
  registry: Registry,
  { db, replica, now }: { db: Db; replica: Db | null; now: () => Date },
): Promise<void> {
  if (metricsPort === null) return
  const measure = async () => {
    // A copy or a folder that does not answer has no figure.
    const lag = replica ? measureLag(replica).catch(() => null) : null
    const disk = statfs(dataDir).catch(() => null)
    const [site, replicaLagSeconds, space] = await Promise.all([measureSite(db, now()), lag, disk])
    return { site, replicaLagSeconds, diskFreeBytes: space && space.bavail * space.bsize }
  }
  addSiteMetrics(registry, { measure, wait: setTimeout })
  await serveMetrics(registry, metricsPort)
}

function modeOf(config: Config, now: () => Date) {
  const { demo, mail } = config
  const shownMail = mail && {
    server: mail.server.host,
    from: mail.from.address,
    takesAnyName: createNameCheck(mail, now),
  }
  return { demo, mail: shownMail, acceptsAnyHost: acceptsAnyHost(config) }
}

function openDatabases({ databaseReplicaUrl }: Config, url: string, log: Logger) {
  const clock = createDatabaseClock()
  const onTrouble = (err: unknown) => log.warn({ err }, 'cannot listen for changes')
  const pool = { connectionsMax: 8, laneConnections: 2, applicationName: 'chowk web' }
  return {
    clock,
    now: clock.now,
    db: connect({ ...pool, url, clock }),
    replica: databaseReplicaUrl
      ? connect({ ...pool, url: databaseReplicaUrl, applicationName: 'chowk web, replica' })
      : null,
    changes: listenForChanges({ url, onTrouble }),
  }
}

async function loadBundle(): Promise<{ createApp: typeof CreateApp }> {
  const bundle = await import(bundlePath)
  // Write the compile cache now, while no request waits: at exit it would be lost if the process is killed (bin/setup.mjs).
  flushCompileCache()
  return bundle
}

function openOutsideOf(config: Config, { url, ...deps }: { url: string; log: Logger; now: () => Date }) {
  return openOutside({
    allow: new Set(config.fetchAllow),
    userAgent: userAgentOf(config.publicUrl),
    ownPorts: [Number(new URL(url).port), ...(config.metricsPort ? [config.metricsPort] : [])],
    ...deps,
  })
}

type ImagesDeps = { db: Db; changes: Changes; now: () => Date; log: Logger; outside: Outside }

function openImages(config: Config, { outside, ...deps }: ImagesDeps) {
  const cache = createImageCache({ ...imageCacheOf(config), log: deps.log })
  return createLoadImage({ ...deps, cache, fetch: outside.fetchFound, encodeImage: outside.encodeImage })
}

function listen(server: Server, { host, port }: Config): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const refuse = (error: Error) => {
    complain(`Cannot listen on ${host}:${port}: ${error.message}. Set PORT or HOST.`)
    // Not with `giveUp`: while this process restarts, another program may take the port for a moment.
    process.exit(1)
  }
  server.once('error', refuse)
  server.listen({ port, host }, () => {
    server.off('error', refuse)
    const bound = server.address()
    const actualPort = typeof bound === 'object' && bound ? bound.port : port
    const name = host === '0.0.0.0' || host === '::' ? 'localhost' : isIPv6(host) ? `[${host}]` : host
    resolve(`http://${name}:${actualPort}`)
  })
  return promise
}
