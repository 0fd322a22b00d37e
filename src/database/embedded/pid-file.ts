import { join } from 'node:path'
import { readIfThere } from './read-if-there.ts'

/** The file in which the server names its main process. */
export function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

/** The named process, and its state: `starting`, `ready` or `stopping`. Without the file `pid` is 0. */
export function readPidFile(cluster: string): { pid: number; state: string } {
  const [pid, ...rest] = readIfThere(pidFile(cluster)).split('\n')
  // Line 8 of the file, as pg_ctl reads it.
  return { pid: Number(pid) || 0, state: rest[6]?.trim() ?? '' }
}
