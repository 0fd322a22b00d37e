import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

// A process id alone proves nothing: after a crash or in a new container the number belongs to somebody else.

export function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A text that two processes with the same id do not share; empty when there is no such process. */
export function startMark(pid: number) {
  if (process.platform !== 'linux') return ask(pid, 'lstart=').replaceAll(/\s/g, '')
  try {
    // Field 22, counted after the name, which may itself hold spaces and brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\)\s/s, '')
      .split(' ')
    return fields[0] === 'Z' ? '' : (fields[19] ?? '')
  } catch {
    return ''
  }
}

export function isPostgres(pid: number) {
  return isAlive(pid) && /postgres/.test(ask(pid, 'args='))
}

function ask(pid: number, column: string) {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
