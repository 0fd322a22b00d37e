import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'

// A process id alone does not identify a process: after a crash or in a new container another process may have it. On Linux
// the start time comes from /proc, which exists even where `ps` is not installed; on macOS from `ps`.

const hasProc = existsSync('/proc/self/stat')

/** The start time as a text, which differs between processes with the same id; empty if there is no such process. */
export function startMark(pid: number) {
  if (!hasProc) return readPs(pid, 'lstart=').replaceAll(/\s/g, '')
  const fields = readStat(pid)
  // A dead process stays listed as a zombie until its parent reaps it, which does not happen in many containers.
  return fields[0] === 'Z' ? '' : (fields[19] ?? '')
}

export function isAlive(pid: number) {
  return startMark(pid) !== ''
}

/** Whether the process is the PostgreSQL of this data directory, and not that of another one. */
export function isPostgresOf(cluster: string, pid: number) {
  const folder = realpathSync(cluster)
  const command = hasProc ? readProc(pid, 'cmdline').replaceAll('\0', ' ') : `${readPs(pid, 'args=')} `
  if (!isAlive(pid) || !/postgres/.test(command)) return false
  // A server that somebody started by hand may have got its directory from PGDATA.
  return command.includes(` -D ${folder} `) || readWorkingFolder(pid) === folder
}

/** The parent's process id on Linux; null elsewhere, and if there is no such process. */
export function parentOf(pid: number): number | null {
  return Number(readStat(pid)[1]) || null
}

/** Whether the process began its session, on Linux; false elsewhere. */
export function leadsSession(pid: number): boolean {
  return Number(readStat(pid)[3]) === pid
}

/** Fields after the name, which may contain spaces and brackets: the state, the parent, the group, the session, …, twentieth the start time. */
function readStat(pid: number): string[] {
  return readProc(pid, 'stat')
    .replace(/^.*\)\s/s, '')
    .split(' ')
}

// The process may exit while its file is read.
function readProc(pid: number, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

// Linux only. In a container even root may not read it.
function readWorkingFolder(pid: number) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

function readPs(pid: number, column: string) {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
