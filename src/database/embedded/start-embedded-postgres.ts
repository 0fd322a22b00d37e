import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pause } from '../../concurrency/pause.ts'
import { errorMessage } from '../database-error.ts'
import { findBinaries } from './binaries.ts'
import { createCluster, readPassword } from './create-cluster.ts'
import { checkCluster, prepareDataFolder } from './data-folder.ts'
import { type DataLocation, findDataLocation, linkDataLocation } from './data-location.ts'
import { type DiskGuard, guardDisk } from './disk-guard.ts'
import { findLockHolder, lockFolder } from './instance-lock.ts'
import { countMissingFiles, databaseUrls, openServer } from './open-server.ts'
import {
  closeConnections,
  findPostmaster,
  isStarting,
  isStopping,
  type Launched,
  lastComplaint,
  launchPostmaster,
  shortenServerLog,
  stopPostmaster,
  untilGone,
} from './postmaster.ts'
import type { Durability } from './server-settings.ts'
import { errorCode, StartProblem } from './start-problem.ts'

// A real PostgreSQL in the data folder, for installations without their own: creates, starts or adopts, supervises and
// stops it.

type EmbeddedPostgres = {
  /** For web and worker: a role that owns only its database. */
  url: string
  /** The superuser, for the disk guard and for tests that create databases. */
  adminUrl: string
  stop: () => Promise<void>
}

const logCheckMs = 3_600_000
const stopCheckMs = 1_000

type Options = { dataDir: string; log: (line: string) => void; durability?: Durability }
type Server = { pid: number; child: Launched['child'] | null }
type Watch = {
  location: DataLocation
  programs: string
  password: string
  durability: Durability
  log: (line: string) => void
}

// A server that was killed replays its write-ahead log before it is ready; 256 MB take far less time than this.
const readyTimeoutMs = 60_000

// PostgreSQL refuses to start until the last process of a killed predecessor is gone, which takes a moment.
const predecessorEndMs = 10_000

// A full disk may last for hours, but the server should be back soon after it has passed.
const retryMsMax = 5_000

/** Throws a StartProblem, one line with a remedy, if the folder or the machine does not allow it. */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  durability = 'full',
}: Options): Promise<EmbeddedPostgres> {
  prepareDataFolder(dataDir)
  if (process.getuid?.() === 0) checkCluster(join(dataDir, 'postgres'))
  const unlock = lockFolder(dataDir)
  try {
    const location = findDataLocation(dataDir, log)
    const unlockHome = location.home === realpathSync(dataDir) ? () => undefined : lockFolder(location.home)
    const programs = findBinaries(location.account, log)
    if (checkCluster(location.cluster) === 'new') {
      log(`Creating a new database in ${location.cluster}.`)
      await createCluster({ location, programs, durability })
      linkDataLocation(dataDir, location)
    }
    const watch = { location, programs, durability, log, password: readPassword(location.home) }
    const first = await startServer(watch)
    await assertWhole(watch).catch(async error => {
      await stopPostmaster(first.pid, first.child)
      throw error
    })
    const urls = databaseUrls(location, watch.password)
    // Test databases are temporary, and a reserve file for each would fill the disk that it guards.
    const guard = durability === 'full' ? guardDisk({ ...urls, home: location.home, log }) : null
    await guard?.look()
    const stopWatching = superviseServer(watch, { first, guard })
    const stop = async () => {
      guard?.stop()
      await stopWatching()
      unlockHome()
      unlock()
    }
    return { ...urls, stop }
  } catch (error) {
    unlock()
    throw error
  }
}

/** The database of this folder for a command: that of the running Chowk, or one started until the command has ended. */
export async function borrowEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  prepareDataFolder(options.dataDir)
  if (findLockHolder(options.dataDir) === null) return startEmbeddedPostgres(options)
  const location = findDataLocation(options.dataDir, options.log)
  return { ...databaseUrls(location, readPassword(location.home)), stop: async () => undefined }
}

async function startServer(watch: Watch): Promise<Server> {
  const living = findPostmaster(watch.location.cluster)
  if (living === null) return launchServer(watch)
  if (isStopping(watch.location.cluster, living)) {
    await stopPostmaster(living, null)
    return launchServer(watch)
  }
  const adopted = { pid: living, child: null }
  if ((await openOwn(watch, adopted)) !== 'open') return launchServer(watch)
  watch.log(`Adopting the PostgreSQL that is still running (process ${living}).`)
  return adopted
}

async function launchServer(watch: Watch): Promise<Server> {
  const deadline = performance.now() + predecessorEndMs
  while (true) {
    const launched = launchPostmaster(watch)
    const state = await openOwn(watch, launched).catch(async error => {
      // A server that is only slow keeps running, so that the next start adopts it.
      if (error instanceof StartProblem || !isStarting(watch.location.cluster, launched.pid))
        await stopPostmaster(launched.pid, launched.child)
      throw error
    })
    if (state === 'open') return launched
    const reason = lastComplaint(watch.location.home) ?? 'no reason given'
    if (performance.now() > deadline || !/shared memory block|lock file/.test(reason)) {
      // Data missing from the write-ahead log can only come from a backup.
      const remedy = /checkpoint|pg_wal|WAL/.test(reason) ? 'restore a backup into a new DATA_DIR, or ' : ''
      throw new StartProblem(
        `PostgreSQL did not start (${reason}): ${remedy}see ${watch.location.home}/postgres.log.`,
      )
    }
    await wait(100)
  }
}

async function openOwn(watch: Watch, server: Server) {
  const gone = new AbortController()
  void untilGone(server.pid, server.child).then(() => gone.abort())
  const isGone = () => gone.signal.aborted
  const opened = openServer({ ...watch, pid: server.pid, isGone, timeoutMs: readyTimeoutMs })
  const state = await opened.catch(error => {
    throw halfProblem(watch, error)
  })
  if (state !== 'foreign') return state
  throw new StartProblem(
    `Another PostgreSQL answers for ${watch.location.cluster}: stop process ${server.pid} first.`,
  )
}

/** A copy of a folder may lack files, of which the server itself reports each only when a page needs it. */
async function assertWhole(watch: Watch): Promise<void> {
  const missing = await countMissingFiles(watch.location, watch.password).catch(error => {
    throw halfProblem(watch, error)
  })
  if (missing > 0) throw halfDatabase(watch, `${missing} of its files are missing`)
}

// 3D000: a database without its folder; 58P01: a missing file.
function halfProblem(watch: Watch, error: unknown) {
  return ['3D000', '58P01'].includes(errorCode(error) ?? '')
    ? halfDatabase(watch, errorMessage(error))
    : error
}

function halfDatabase({ location: { cluster } }: Watch, reason: string): StartProblem {
  return new StartProblem(
    `${cluster} is only half a database (${reason}): restore a backup into a new DATA_DIR.`,
  )
}

/** Restarts the server whenever it dies, until the returned function is called. */
function superviseServer(watch: Watch, { first, guard }: { first: Server; guard: DiskGuard | null }) {
  const halt = new AbortController()
  let server = first
  const shortening = setInterval(() => shortenServerLog(watch.location.home), logCheckMs)
  const { cluster } = watch.location
  const checking = setInterval(() => {
    // Whoever sent SIGTERM to every process of PostgreSQL: web and worker would keep it from ending, and from answering.
    if (isStopping(cluster, server.pid)) closeConnections(server.pid)
  }, stopCheckMs)
  const watching = (async () => {
    while (true) {
      await untilGone(server.pid, server.child)
      if (halt.signal.aborted) return
      watch.log('PostgreSQL exited unexpectedly; restarting.')
      server = (await restartServer(watch, { guard, signal: halt.signal })) ?? server
      // A stop during the restart found only the old server.
      if (halt.signal.aborted) await stopPostmaster(server.pid, server.child)
    }
  })()
  return async () => {
    halt.abort()
    clearInterval(shortening)
    clearInterval(checking)
    await stopPostmaster(server.pid, server.child)
    await watching
  }
}

async function restartServer(
  watch: Watch,
  { guard, signal }: { guard: DiskGuard | null; signal: AbortSignal },
) {
  for (let delayMs = 250; !signal.aborted; delayMs = Math.min(delayMs * 2, retryMsMax)) {
    try {
      const server = await startServer(watch)
      watch.log('PostgreSQL is back.')
      return server
    } catch (error) {
      const reason = errorMessage(error)
      watch.log(`${reason} Trying again.`)
      if (/No space left/.test(reason)) guard?.release()
      await pause(delayMs, signal)
    }
  }
  return null
}
