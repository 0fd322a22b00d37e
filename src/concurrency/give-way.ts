import { writeFile } from 'node:fs/promises'
import { getPriority, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { leadsSession } from './process-identity.ts'

// Linux divides the processor among sessions first (its *autogroups*), so a niceness counts only among processes of one session.
// Every detached child begins a session, and so does every connection of PostgreSQL.

// Readers come first: on a small machine work in the background must not make pages wait. Nicer by enough to matter, but not by so
// much that a busy machine starves the worker beyond the time it has to stop.
const nicerBy = 5
const nicenessMax = 19

// For users other than root the kernel accepts one such change in a tenth of a second.
const againAfterMs = 150
const attemptsMax = 20

/** The niceness of a process that works in the background, by that of its parent, which it inherited. */
export function backgroundNiceness(): number {
  return Math.min(getPriority() + nicerBy, nicenessMax)
}

/**
 * Gives a process, and a session that it leads, a niceness, by default our own. Never rejects: where permissions or the system allow
 * neither, the process only takes a larger share of a busy processor.
 */
export async function giveWay(pid: number, niceness = getPriority()): Promise<void> {
  try {
    setPriority(pid, niceness)
    // Any other process shares its session, perhaps with a person's terminal.
    if (leadsSession(pid)) await setSessionNiceness(pid, niceness)
  } catch {
    // The process is gone or another user's, or the kernel does not group by session.
  }
}

async function setSessionNiceness(pid: number, niceness: number, attempt = 1): Promise<void> {
  try {
    await writeFile(`/proc/${pid}/autogroup`, String(niceness))
  } catch (error) {
    const isTooSoon = error instanceof Error && 'code' in error && error.code === 'EAGAIN'
    if (!isTooSoon || attempt === attemptsMax) throw error
    await wait(againAfterMs)
    await setSessionNiceness(pid, niceness, attempt + 1)
  }
}
