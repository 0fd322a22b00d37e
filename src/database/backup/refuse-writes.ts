import type pg from 'pg'
import { isLockTimeout } from '../database-error.ts'
import { openSession } from '../database-session.ts'
import { sessionLocks } from '../locks.ts'

// A restore must not lose a write that was confirmed as saved, so from its first moment the database refuses the writes of
// every process (`refuse_while_restoring` in the migrations). The lock belongs to a connection, so it ends with the restore, even after a crash.

// A statement may take 10 s (connect.ts), and a batch of an import has several. New writes are refused while we wait.
const writesEndWithin = '25s'

// If our machine disappears, even while an index is built, the server notices and releases the lock within seconds.
const keepAlive = `set client_connection_check_interval = '2s';
  set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`

/** Runs `work` on a separate connection while the database refuses the writes of all others. */
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
    // The lock is certainly free only once the server has closed the connection.
    await end()
  }
}

/** Waits for writes in progress; false if they, a migration or another restore take too long. */
async function lock(client: pg.Client): Promise<boolean> {
  await client.query(`set lock_timeout = '${writesEndWithin}'`)
  try {
    // First the lock of migrations: a starting Chowk and a second restore wait there without blocking any writes.
    await client.query('select pg_advisory_lock($1)', [sessionLocks.migrate])
    await client.query('select pg_advisory_lock($1)', [sessionLocks.restore])
  } catch (error) {
    if (!isLockTimeout(error)) throw error
    return false
  }
  await client.query('set lock_timeout = 0')
  return true
}
