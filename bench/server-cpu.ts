import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '../src/database/connect.ts'

/**
 * Milliseconds of processor time that the server process behind `db` (one connection) has used so far: the cost of a
 * query even on a busy machine. Zero if the server is not on this Linux machine.
 */
export async function readServerCpu(db: Db): Promise<() => number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const file = `/proc/${rows[0]?.pid}/schedstat`
  const read = () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6
  try {
    read()
    return read
  } catch {
    return () => 0
  }
}
