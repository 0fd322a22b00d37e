import { join } from 'node:path'
import type pg from 'pg'
import { giveWay } from '../../concurrency/give-way.ts'
import { parentOf } from '../../concurrency/process-identity.ts'
import { readIfThere } from './read-if-there.ts'

/** The file in which the server names its main process. */
export function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

/** The named process, the folder of its socket, and its state: `starting`, `ready` or `stopping`. Without the file `pid` is 0. */
export function readPidFile(cluster: string): { pid: number; socketFolder: string; state: string } {
  const [pid, ...rest] = readIfThere(pidFile(cluster)).split('\n')
  // Lines 5 and 8 of the file, as pg_ctl reads it.
  return { pid: Number(pid) || 0, socketFolder: rest[3] ?? '', state: rest[6]?.trim() ?? '' }
}

/**
 * Gives the server's process behind a connection a niceness, if it is the embedded server of this data folder. The process ids of
 * any other server may be those of other programs here.
 */
export async function giveWayOn(
  client: pg.ClientBase,
  { dataDir, niceness }: { dataDir: string; niceness: number },
): Promise<void> {
  const pid = 'processID' in client ? Number(client.processID) : 0
  const postmaster = readPostmaster(dataDir)
  if (pid && postmaster && parentOf(pid) === postmaster) await giveWay(pid, niceness)
}

/** 0 if the folder has no server, or one whose files we may not read. */
function readPostmaster(dataDir: string): number {
  try {
    return readPidFile(join(dataDir, 'postgres')).pid
  } catch {
    return 0
  }
}
