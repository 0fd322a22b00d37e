import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './tables.ts'

/** The one type through which everything reads and writes: a pool, or the transaction one is in. */
export type Db = Kysely<DB>

// A statement that runs longer than this is a defect or an attack; the caller gets an error, the pool its connection.
const statementTimeoutMs = 10_000

// What a jsonb column holds is data: its keys stay as they were written.
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

// Migrations, imports and the worker's batches open connections of their own.
export function connect(options: { url: string; connectionsMax: number; applicationName: string }): Db {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connectionsMax,
    application_name: options.applicationName,
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  })
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  // The same for one that breaks in the hands of a query: the query fails, the event would end the process.
  pool.on('connect', client => client.on('error', () => undefined))
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase] })
}
