import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { isPlannedOnce, openQuickLane, type QuickLane } from './quick-lane.ts'
import type { DB } from './tables.ts'

/** Everything reads and writes through this type: a pool, or the current transaction. */
export type Db = Kysely<DB>

// A statement that runs longer than this is a defect or an attack; the caller gets an error, the pool its connection.
const statementTimeoutMs = 10_000

// The keys inside jsonb are data and stay as they were written.
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

// Statements that are queued behind a slow one of a lane do not wait for ever, nor for a server that has gone silent.
const laneWaitMs = statementTimeoutMs + 2_000

// A page that waits longer than this for a connection fails with an error page.
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
  /** Connections besides those of the pool, which the statements of pages share (quick-lane.ts). */
  laneConnections?: number
  /** Reads the server's time over every new connection. */
  clock?: { measureOn: (client: pg.ClientBase) => Promise<void> }
}): Db {
  const client = {
    connectionString: options.url,
    application_name: options.applicationName,
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: options.connectionWaitMs ?? connectionWaitMs,
  }
  const pool = new pg.Pool({
    ...client,
    max: options.connectionsMax,
    idleTimeoutMillis: 30_000,
    ...(options.clock && { onConnect: options.clock.measureOn }),
  })
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  // The same for a connection that breaks during a query: the query fails, and the event would end the process.
  pool.on('connect', client => client.on('error', () => undefined))
  const { laneConnections: connections, clock } = options
  const lane = connections
    ? openQuickLane({ connections, client: { ...client, query_timeout: laneWaitMs }, clock })
    : null
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: lane ? withLane(pool, lane) : pool }),
    plugins: [camelCase],
  })
}

/** The pool, whose connections are taken only for what the lane does not carry: transactions, and all other statements. */
function withLane(pool: pg.Pool, lane: QuickLane): PostgresPool {
  const takeClient = (): PostgresPoolClient => {
    let client: pg.PoolClient | null = null
    const query = async (text: string, values: readonly unknown[]) => {
      if (!client && isPlannedOnce(text)) return lane.query(text, values)
      client ??= await pool.connect()
      return client.query(text, [...values])
    }
    return {
      // Cursors, its other form, are not in use.
      query: query as unknown as PostgresPoolClient['query'],
      release: destroy => client?.release(destroy),
    }
  }
  return {
    options: pool.options,
    connect: async () => takeClient(),
    end: async () => {
      await Promise.all([pool.end(), lane.end()])
    },
  }
}
