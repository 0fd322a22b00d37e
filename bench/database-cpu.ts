import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '../src/database/connect.ts'

/**
 * Milliseconds of processor time that the connections to this database have used so far, or only that of `db`; on a busy
 * machine wall time says little. What a closed connection used is not counted. 0 if the system does not report it, as on macOS.
 */
export async function databaseCpuMs(db: Db, of: 'all' | 'own' = 'all'): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
      and (pid = pg_backend_pid() or ${of === 'all'})`.execute(db)
  return rows.reduce((sum, { pid }) => sum + processCpuMs(pid), 0)
}

function processCpuMs(pid: number): number {
  try {
    const [ns = '0'] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
    return Number(ns) / 1e6
  } catch {
    return 0
  }
}
