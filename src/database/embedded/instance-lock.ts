import { randomBytes } from 'node:crypto'
import { appendFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startMark } from '../../concurrency/process-identity.ts'
import { folderProblem } from './data-folder.ts'
import { readIfThere } from './read-if-there.ts'
import { errorCode, StartProblem } from './start-problem.ts'

// Allows one Chowk per folder. The lock file names its holder by process id and start time, so the file of a killed process
// never blocks a start.

// How long to wait for a Chowk that is stopping; it should take at most 10 s.
const stopTimeoutMs = 12_000

/** Locks the folder or throws a StartProblem; the returned function unlocks it. */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'chowk.lock')
  const mine = `${process.pid} ${startMark(process.pid)}\n`
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (takeLockFile(folder, mine)) return () => releaseLock(path, mine)
    const holder = findLockHolder(folder)
    if (holder !== null) {
      throw new StartProblem(
        `${folder} is in use by another Chowk (process ${holder}): stop that one, or give this one its own folder with DATA_DIR.`,
      )
    }
    setAside(path)
  }
  throw new StartProblem(`${folder} is being taken by other starts at this moment: try again.`)
}

/** Records that the holder is stopping, so that the next start waits instead of failing. */
export function markStopping(folder: string) {
  if (findLockHolder(folder) === process.pid) appendFileSync(join(folder, 'chowk.lock'), 'stopping\n')
}

/** Runs before `prepareDataFolder`, which reports a bad DATA_DIR, so this must not throw on one. */
export async function untilPredecessorStopped(folder: string, signal?: AbortSignal) {
  const deadline = performance.now() + stopTimeoutMs
  while (!signal?.aborted && isStopping(folder) && performance.now() < deadline) await wait(50)
}

function isStopping(folder: string) {
  try {
    return findLockHolder(folder) !== null && /stopping/.test(readIfThere(join(folder, 'chowk.lock')))
  } catch (error) {
    if (errorCode(error)) return false
    throw error
  }
}

/** The process id of the running Chowk that holds the folder, or null. */
export function findLockHolder(folder: string) {
  const [pid, mark] = readIfThere(join(folder, 'chowk.lock')).trim().split(/\s/)
  const living = pid && mark ? startMark(Number(pid)) === mark : false
  return living ? Number(pid) : null
}

// Linking a written draft makes the lock appear with its whole content or not at all.
function takeLockFile(folder: string, content: string) {
  const path = join(folder, 'chowk.lock')
  const draft = `${path}.${randomBytes(4).toString('hex')}`
  try {
    writeFileSync(draft, content, { mode: 0o644 })
    linkSync(draft, path)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw folderProblem(folder, error)
  } finally {
    rmSync(draft, { force: true })
  }
}

// Two starts may both find the stale file. The second would move the first one's new lock away, so it checks what it moved
// and puts a live lock back.
function setAside(path: string) {
  const stale = `${path}.${randomBytes(4).toString('hex')}`
  try {
    renameSync(path, stale)
    const [pid, mark] = readFileSync(stale, 'utf8').trim().split(/\s/)
    if (pid && mark && startMark(Number(pid)) === mark) linkSync(stale, path)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'EEXIST') throw error
  }
  rmSync(stale, { force: true })
}

function releaseLock(path: string, mine: string) {
  if (readIfThere(path).startsWith(mine)) rmSync(path, { force: true })
}
