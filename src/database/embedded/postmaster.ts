import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { spawnAs } from './account.ts'
import { type DataLocation, makeFolder } from './data-location.ts'
import { isAlive, isPostgres } from './process-identity.ts'
import { openServerLog } from './server-log.ts'
import { type Durability, serverArguments } from './server-settings.ts'
import { errorCode, StartProblem } from './start-problem.ts'

// The server's first process: launch, find, stop. It lives on when Node is killed, so everything goes by its
// `postmaster.pid`, and only the processes that we launched ourselves also by their handle.

export type Launched = { pid: number; child: ChildProcess }

// With the 5 s that web and worker may take, a whole stop stays within 10 s.
const cutAfterMs = 4_000

// The longest path a socket may have on Linux; macOS takes a few bytes less.
const socketPathBytesMax = 100

/** Where the server's socket is: in its own folder, or in a short one when that path is too long for a socket. */
export function findSocketFolder({ cluster, account }: DataLocation) {
  if (Buffer.byteLength(join(cluster, '.s.PGSQL.5432')) <= socketPathBytesMax) return cluster
  const short = join(tmpdir(), `chowk-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`)
  makeFolder(short, account)
  const owner = statSync(short)
  const expected = account?.uid ?? process.getuid?.()
  if (owner.uid === expected && (owner.mode & 0o077) === 0) return short
  throw new StartProblem(`${short} belongs to somebody else: remove it, or choose a shorter DATA_DIR.`)
}

/** The living server of this folder, whoever launched it, or null. Clears what a dead one left in the way. */
export function findPostmaster(cluster: string) {
  const file = join(cluster, 'postmaster.pid')
  const pid = Number(readIfThere(file).split('\n')[0])
  if (!pid) return null
  if (isPostgres(pid)) return pid
  // The number went to another program after a crash; the server itself would refuse to start while that runs.
  if (isAlive(pid)) rmSync(file, { force: true })
  return null
}

/** Whether the server says that it takes no connections yet; each one refused would cost it a process and a line. */
export function isStarting(cluster: string, pid: number): boolean {
  const [named, ...rest] = readIfThere(join(cluster, 'postmaster.pid')).split('\n')
  // Line 8, as pg_ctl reads it. Without the line, or with that of a predecessor, the server is not that far.
  return Number(named) !== pid || rest[6]?.trim() !== 'ready'
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
      // A Ctrl-C at the terminal is for Chowk: the database goes last, when nobody needs it any more.
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

/** Resolves when the process is gone, however it came to be ours. */
export async function untilGone(pid: number, child: ChildProcess | null) {
  if (child) {
    if (child.exitCode !== null || child.signalCode !== null) return
    await new Promise(resolve => child.once('exit', resolve))
    return
  }
  while (isAlive(pid)) await wait(200)
}

/** Fast shutdown: connections end, everything is on disk. A connection that hangs is cut off, which costs nothing but a recovery. */
export async function stopPostmaster(pid: number, child: ChildProcess | null) {
  send(pid, 'SIGINT')
  const cut = globalThis.setTimeout(() => send(pid, 'SIGQUIT'), cutAfterMs)
  await untilGone(pid, child)
  clearTimeout(cut)
}

/** The server's own last words about why it stopped. */
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

function readIfThere(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return ''
    throw error
  }
}
