import type pg from 'pg'
import { errorCode } from '../embedded/start-problem.ts'
import { migrateLockKey } from '../migrate.ts'
import { openSession } from './database-session.ts'

// Nothing that somebody was told is saved may be gone when a restore ends, so from its first moment every process is
// refused its writes (migration 0034). The lock belongs to a connection: it ends with the restore, however that ends.

export const restoreLockKey = 4_607_182_419

// A statement may take 10 s (connect.ts), and a batch of an import has several. Writes are refused while we wait.
const writesEndWithin = '25s'

// A restore may rest while an archive is written, and a machine may vanish in the middle of building an index: the server
// looks whether we are there still, and gives the lock back within seconds.
const keepAlive = `
  set idle_session_timeout = 0; set idle_in_transaction_session_timeout = 0; set client_connection_check_interval = '2s';
  set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`

/** Runs `work` on a connection of its own while the database refuses everybody else's writes. */
export async function withWritesRefused<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T | { ok: false; reason: 'busy' }> {
  const { client, end } = await openSession(url, 'chowk restore')
  try {
    await client.query(keepAlive)
    if (!(await lock(client))) return { ok: false, reason: 'busy' }
    return await work(client)
  } finally {
    // Not before the server has closed the connection is the lock surely free.
    await end()
  }
}

/** Waits for the writes that are under way; false when they, a migration or another restore take too long. */
async function lock(client: pg.Client): Promise<boolean> {
  await client.query(`set lock_timeout = '${writesEndWithin}'`)
  try {
    // A start that would migrate waits for the end, and so does another restore, without holding up anybody's writes.
    await client.query('select pg_advisory_lock($1)', [migrateLockKey])
    await client.query('select pg_advisory_lock($1)', [restoreLockKey])
  } catch (error) {
    if (errorCode(error) !== '55P03') throw error
    return false
  }
  await client.query('reset lock_timeout')
  return true
}
