import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, copyFileSync, fchownSync, openSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive, isPostgresOf } from '../../concurrency/process-identity.ts'
import { spawnAs } from './account.ts'
import { type DataLocation, makeFolder } from './data-location.ts'
import { readIfThere } from './read-if-there.ts'
import { pidFile, readPidFile } from './server-process.ts'
import { type Durability, serverArguments } from './server-settings.ts'
import { errorCode, StartProblem } from './start-problem.ts'

// Launches, finds and stops the server's main process. It survives when Node is killed, so it is identified by its
// `postmaster.pid`, and a process that we launched ourselves also by its handle.

export type Launched = { pid: number; child: ChildProcess }

// Together with the 5 s that web and worker may take, stopping Chowk stays within 10 s.
const cutAfterMs = 4_000

// A socket's path may have about 108 bytes on Linux, and a few less on macOS.
const socketPathBytesMax = 100

/** The folder of the server's socket: its data folder, or a shorter path if that is too long for a socket. */
export function findSocketFolder({ cluster, account }: DataLocation) {
  if (Buffer.byteLength(join(cluster, '.s.PGSQL.5432')) <= socketPathBytesMax) return cluster
  // A command may have another TMPDIR than the Chowk that started the server.
  const { socketFolder } = readPidFile(cluster)
  if (socketFolder && findPostmaster(cluster)) return socketFolder
  const short = join(tmpdir(), `chowk-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`)
  makeFolder(short, account)
  const owner = statSync(short)
  const expected = account?.uid ?? process.getuid?.()
  if (owner.uid === expected && (owner.mode & 0o077) === 0) return short
  throw new StartProblem(`${short} belongs to somebody else: remove it, or choose a shorter DATA_DIR.`)
}

/** The process id of this folder's running server, even if a killed Chowk launched it, or null. Removes a misleading pid file. */
export function findPostmaster(cluster: string) {
  const { pid } = readPidFile(cluster)
  if (!pid) return null
  if (isPostgresOf(cluster, pid)) return pid
  // After a crash another program, or the server of another folder, has got this process id; ours would refuse to start
  // while that one runs.
  if (isAlive(pid)) rmSync(pidFile(cluster), { force: true })
  return null
}

/** Whether the server does not accept connections yet; each refused attempt would cost it a process and a log line. */
export function isStarting(cluster: string, pid: number): boolean {
  const named = readPidFile(cluster)
  // With a predecessor's file the server is still starting, too.
  return named.pid !== pid || named.state !== 'ready'
}

/** Whether somebody told the server to stop. It takes no new connections then, and lasts until the open ones are closed. */
export function isStopping(cluster: string, pid: number): boolean {
  const named = readPidFile(cluster)
  return named.pid === pid && named.state === 'stopping'
}

export function launchPostmaster(options: {
  location: DataLocation
  programs: string
  durability: Durability
}): Launched {
  const { location, programs, durability } = options
  const socketFolder = findSocketFolder(location)
  const log = openServerLog(location)
  const child = spawn(
    join(programs, 'bin', 'postgres'),
    ['-D', location.cluster, ...serverArguments(durability), '-c', `unix_socket_directories=${socketFolder}`],
    {
      ...spawnAs(location.account),
      cwd: location.cluster,
      // Ctrl-C at the terminal must reach only Chowk: the database stops last, when web and worker no longer need it.
      detached: true,
      env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH },
      stdio: ['ignore', log, log],
    },
  )
  closeSync(log)
  if (child.pid === undefined)
    throw new StartProblem(`PostgreSQL cannot be run from ${programs}: run \`npm ci\`.`)
  return { pid: child.pid, child }
}

/** Resolves when the process has exited, whether we launched or adopted it. */
export async function untilGone(pid: number, child: ChildProcess | null) {
  if (child) {
    if (child.exitCode !== null || child.signalCode !== null) return
    await new Promise(resolve => child.once('exit', resolve))
    return
  }
  while (isAlive(pid)) await wait(200)
}

/** Fast shutdown: closes connections and writes everything to disk. */
export function closeConnections(pid: number) {
  send(pid, 'SIGINT')
}

/** A fast shutdown. If it hangs, immediate shutdown, which costs a recovery. */
export async function stopPostmaster(pid: number, child: ChildProcess | null) {
  closeConnections(pid)
  const cut = globalThis.setTimeout(() => send(pid, 'SIGQUIT'), cutAfterMs)
  await untilGone(pid, child)
  clearTimeout(cut)
}

/** The last error in the server's log, which says why it stopped. */
export function lastComplaint(home: string) {
  const lines = readIfThere(join(home, 'postgres.log')).trimEnd().split('\n').slice(-30).reverse()
  return lines
    .find(line => /FATAL|PANIC|could not/.test(line))
    ?.replace(/^.*?(FATAL|PANIC|LOG|HINT|WARNING):\s+/, '')
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

const logBytesMax = 10_000_000

export function openServerLog({ home, account }: DataLocation): number {
  const log = openSync(join(home, 'postgres.log'), 'a', 0o640)
  if (account) fchownSync(log, account.uid, account.gid)
  shortenServerLog(home)
  return log
}

/** Keeps one older part. Copies and truncates, because the server would keep writing to a renamed file. */
export function shortenServerLog(home: string, bytesMax = logBytesMax): void {
  const path = join(home, 'postgres.log')
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size <= bytesMax) return
  try {
    rmSync(`${path}.1`, { force: true })
    copyFileSync(path, `${path}.1`)
  } catch (error) {
    // There is no room for the older part, so only the truncation below helps.
    if (errorCode(error) !== 'ENOSPC') throw error
  }
  truncateSync(path)
}
