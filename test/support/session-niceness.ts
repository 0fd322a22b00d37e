import { existsSync, readFileSync } from 'node:fs'

/** Whether the kernel divides the processor among sessions: not on macOS, nor where it was built or started without that. */
export const hasSessions = existsSync('/proc/self/autogroup')

/** The niceness of the session of a process. */
export function sessionNiceness(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/autogroup`, 'utf8').split(' nice ')[1])
}
