import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { isPlannedOnce, openQuickLane, type QuickLane } from './quick-lane.ts'
import type { DB } from './tables.ts'

/** Everything reads and writes through this type: a pool, or the current transaction. */
export type Db = Kysely<DB>

// A statement that runs longer than this is a defect or an attack; the caller gets an error, the pool its connection.
const statementTimeoutMs = 10_000

// Keys inside jsonb are data and are not converted.
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

// Bounds the wait of statements queued in a lane behind a slow one, and for a server that has stopped responding.
const laneWaitMs = statementTimeoutMs + 2_000

// A page that waits longer than this for a connection fails with an error page.
const connectionWaitMs = 5_000

// For servers that we did not set up. JIT compilation, which most of them have on, took half a second in each judgement of a new
// feed, which otherwise runs for 5 ms. `pg` reads times in no style but ISO.
const sessionSettings = ['jit=off', 'datestyle=ISO', 'timezone=UTC']

/**
 * Migrations, imports and the worker's batches open separate connections. `connectionWaitMs` bounds both the wait for a new
 * connection and the wait for one that is in use, which `pg` treats alike.
 */
export function connect(options: {
  url: string
  connectionsMax: number
  applicationName: string
  connectionWaitMs?: number
  /** Number of connections besides the pool that the statements of pages share (quick-lane.ts). */
  laneConnections?: number
  /** Reads the server's time over every new connection. */
  clock?: { measureOn: (client: pg.ClientBase) => Promise<void> }
}): Db {
  const client = {
    connectionString: options.url,
    application_name: options.applicationName,
    statement_timeout: statementTimeoutMs,
    options: sessionSettings.map(setting => `-c ${setting}`).join(' '),
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

/** Sends planned statements outside transactions through the lane, and takes a connection of the pool for all others. */
function withLane(pool: pg.Pool, lane: QuickLane): PostgresPool {
  const takeClient = (): PostgresPoolClient => {
    let client: pg.PoolClient | null = null
    const query = async (text: string, values: readonly unknown[]) => {
      if (!client && isPlannedOnce(text)) return lane.query(text, values)
      client ??= await pool.connect()
      return client.query(text, [...values])
    }
    return {
      // The type's other overload is for cursors, which we do not use.
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
