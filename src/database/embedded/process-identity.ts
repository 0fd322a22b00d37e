import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

// A process id alone proves nothing: after a crash or in a new container the number belongs to somebody else.
// Linux tells through /proc, which is there where `ps` is not installed; macOS has `ps`.

const hasProc = existsSync('/proc/self/stat')

/** A text that two processes with the same id do not share; empty when there is no such process. */
export function startMark(pid: number) {
  if (!hasProc) return ask(pid, 'lstart=').replaceAll(/\s/g, '')
  // Counted after the name, which may itself hold spaces and brackets: the state, and 19 fields on the start.
  const fields = readProc(pid, 'stat')
    .replace(/^.*\)\s/s, '')
    .split(' ')
  // A dead process stays listed as a zombie where nobody collects it, as in many containers.
  return fields[0] === 'Z' ? '' : (fields[19] ?? '')
}

export function isAlive(pid: number) {
  return startMark(pid) !== ''
}

export function isPostgres(pid: number) {
  return isAlive(pid) && /postgres/.test(hasProc ? readProc(pid, 'cmdline') : ask(pid, 'args='))
}

// It may end while it is read.
function readProc(pid: number, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

function ask(pid: number, column: string) {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
