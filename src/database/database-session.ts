import { Socket } from 'node:net'
import pg from 'pg'

// A server may limit how long others take. `transaction_timeout` exists since PostgreSQL 17.
const withoutTimeouts = `select set_config(name, '0', false) from pg_settings where name in ('statement_timeout',
  'transaction_timeout', 'lock_timeout', 'idle_session_timeout', 'idle_in_transaction_session_timeout')`

/** One connection for work that takes minutes. `cut` closes it immediately, even during a COPY whose output is not read. */
export async function openSession(url: string, applicationName: string) {
  const socket = new Socket()
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    stream: () => socket,
  })
  // A broken connection also rejects the pending query.
  client.on('error', () => undefined)
  await client.connect()
  // COPY writes times in the session's style, and all archives must use the same.
  await client.query(
    `set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; ${withoutTimeouts}`,
  )
  return { client, end: () => client.end(), cut: () => void socket.destroy() }
}
