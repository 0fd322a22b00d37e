import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './tables.ts'

/** The one type through which everything reads and writes: a pool, or the transaction one is in. */
export type Db = Kysely<DB>

// A statement that runs longer than this is a defect or an attack; the caller gets an error, the pool its connection.
const statementTimeoutMs = 10_000

// The keys inside jsonb are data and stay as they were written.
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

// A page that waits longer than this for a connection is better told so.
const connectionWaitMs = 5_000

/**
 * Migrations, imports and the worker's batches open connections of their own. `connectionWaitMs` bounds the wait for a
 * new connection and the wait in line for one that is in use, which `pg` counts alike.
 */
export function connect(options: {
  url: string
  connectionsMax: number
  applicationName: string
  connectionWaitMs?: number
  /** Hears the time of the server over every new connection. */
  clock?: { measureOn: (client: pg.ClientBase) => Promise<void> }
}): Db {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connectionsMax,
    application_name: options.applicationName,
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: options.connectionWaitMs ?? connectionWaitMs,
    idleTimeoutMillis: 30_000,
    ...(options.clock && { onConnect: options.clock.measureOn }),
  })
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  // The same for one that breaks in the hands of a query: the query fails, the event would end the process.
  pool.on('connect', client => client.on('error', () => undefined))
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase] })
}
