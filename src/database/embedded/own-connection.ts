import { join } from 'node:path'
import type pg from 'pg'
import { giveWay } from '../../concurrency/give-way.ts'
import { parentOf } from '../../concurrency/process-identity.ts'
import { readPidFile } from './pid-file.ts'

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
