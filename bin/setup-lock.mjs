import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// No install takes this long, so the process id in an older lock may belong to another process.
const abandonedAfterMs = 20 * 60_000

// When Chowk is started twice in one clone, the second start waits for the first one's work. The lock of a killed process is
// taken over.
export function withLock(lock, isDone, work) {
  if (isDone()) return
  while (!takeLock(lock)) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
  try {
    if (!isDone()) work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function takeLock(lock) {
  try {
    mkdirSync(dirname(lock), { recursive: true })
    mkdirSync(lock)
    writeFileSync(join(lock, 'pid'), String(process.pid))
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (isAbandoned(lock)) rmSync(lock, { recursive: true, force: true })
  return false
}

function isAbandoned(lock) {
  try {
    const pid = Number(readFileSync(join(lock, 'pid'), 'utf8'))
    return Date.now() - statSync(lock).mtimeMs > abandonedAfterMs || pid === process.pid || !isAlive(pid)
  } catch {
    // The lock was taken a moment ago and has no process id yet, or was released a moment ago.
    const taken = statSync(lock, { throwIfNoEntry: false })
    return taken !== undefined && Date.now() - taken.mtimeMs > 5_000
  }
}

// `kill` also succeeds for zombies, which many containers do not reap, so they are checked first.
export function isAlive(pid) {
  if (/^.*\)\sZ/s.test(readProc(pid, 'stat'))) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

export function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
