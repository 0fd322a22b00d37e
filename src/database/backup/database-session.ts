import { Socket } from 'node:net'
import pg from 'pg'

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
  // COPY writes times in the session's style, and all archives must use the same. A server may have a statement timeout.
  await client.query(
    "set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set statement_timeout = 0",
  )
  return { client, end: () => client.end(), cut: () => void socket.destroy() }
}
