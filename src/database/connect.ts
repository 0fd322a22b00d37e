import { setTimeout as sleep } from 'node:timers/promises'
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { createLimiter } from '../concurrency/limiter.ts'
import { isDatabaseAway, isUnanswered, UncertainWrite } from './database-error.ts'
import {
  isPlannedOnce,
  openQuickLane,
  type QuickLane,
  sessionSettings,
  statementTimeoutMs,
} from './quick-lane.ts'
import type { DB } from './tables.ts'

/** Everything reads and writes through this type: a pool, or the current transaction. */
export type Db = Kysely<DB>

// Keys inside jsonb are data and are not converted.
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

// Bounds the wait for a server that has stopped responding, and of statements queued in a lane behind a slow one.
const statementWaitMs = statementTimeoutMs + 2_000

// A page that waits longer than this for a connection fails with an error page.
const connectionWaitMs = 5_000

const idleMsMax = 30_000

// What a connection has read of the catalogue and planned stays in the server's memory until it closes: 6 MB a minute after a
// start. Opening another costs 30 ms of processor time.
const lifetimeSeconds = 600

type Options = {
  url: string
  connectionsMax: number
  applicationName: string
  connectionWaitMs?: number
  statementWaitMs?: number
  /** Number of connections besides the pool that the statements of pages share (quick-lane.ts). */
  laneConnections?: number
  /** Reads the server's time over every new connection. */
  clock?: { measureOn: (client: pg.ClientBase) => Promise<void> }
}

/**
 * Migrations, imports and the worker's batches open separate connections. `connectionWaitMs` bounds both the wait for a new
 * connection and the wait for one that is in use, which `pg` treats alike.
 */
export function connect(options: Options): Db {
  const { laneConnections: connections, clock } = options
  const lane = connections ? openQuickLane({ connections, client: clientSettings(options), clock }) : null
  return databaseOver(openPool(options), lane)
}

export function openPool(options: Options): pg.Pool {
  const pool = new pg.Pool({
    ...clientSettings(options),
    max: options.connectionsMax,
    idleTimeoutMillis: idleMsMax,
    maxLifetimeSeconds: lifetimeSeconds,
    onConnect: async client => {
      await client.query(sessionSettings)
      await options.clock?.measureOn(client)
    },
  })
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  // The same for a connection that breaks during a query: the query fails, and the event would end the process.
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}

// Inside a transaction only its end writes. Another write may be done although its answer never came.
const opens = /^(begin|start transaction)\b/i
const writes = /\b(insert|update|delete|merge)\b/i

/** Ends the pool when it is destroyed. */
export function databaseOver(pool: Pool, lane: QuickLane | null = null): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: withDeadlines(pool, lane) }),
    plugins: [camelCase],
  })
}

function clientSettings(options: Options) {
  return {
    connectionString: options.url,
    application_name: options.applicationName,
    query_timeout: options.statementWaitMs ?? statementWaitMs,
    connectionTimeoutMillis: options.connectionWaitMs ?? connectionWaitMs,
  }
}

/**
 * Sends planned statements outside transactions through the lane, and takes a connection of the pool for all others. Closes a
 * connection whose server does not respond: the statements after it, a rollback among them, would wait as long again.
 */
function withDeadlines(pool: Pool, lane: QuickLane | null): PostgresPool {
  const takeClient = (): PostgresPoolClient => {
    let client: pg.PoolClient | null = null
    let lost: unknown = null
    let isInTransaction = false
    const query = async (text: string, values: readonly unknown[]) => {
      if (lane && !client && isPlannedOnce(text)) return lane.query(text, values)
      // The rollback after a lost commit must not hide how the commit ended.
      if (lost) throw lost
      client ??= await pool.connect()
      const { connection } = client
      const wasInTransaction = isInTransaction
      isInTransaction = opens.test(text) || (isInTransaction && text !== 'commit')
      return client.query(text, [...values]).catch(error => {
        if (!isDatabaseAway(error)) throw error
        if (isUnanswered(error)) connection.stream.destroy()
        const isWrite = text === 'commit' || (!wasInTransaction && writes.test(text))
        const message = 'the database did not say whether it wrote'
        lost = isWrite ? new UncertainWrite(message, { cause: error }) : error
        throw lost
      })
    }
    return {
      // The type's other overload is for cursors, which we do not use.
      query: query as unknown as PostgresPoolClient['query'],
      release: destroy => client?.release(destroy || lost !== null),
    }
  }
  return {
    options: pool.options,
    connect: async () => takeClient(),
    end: async () => {
      await Promise.all([pool.end(), lane?.end()])
    },
  }
}

// Work of several kinds shares one pool, so that idle kinds hold no connections of their own: an idle one costs the server
// 5 to 11 MB. A share bounds the connections that one kind takes at a time. The pool allows as many as all shares together,
// so no kind ever waits for another.

type Pool = Pick<pg.Pool, 'connect' | 'end' | 'options'>

/** At most `connectionsMax` connections of `pool` at a time. To end it leaves the pool open. `waitMs` bounds the wait for a turn. */
export function sharePool(
  pool: Pool,
  { connectionsMax, waitMs }: { connectionsMax: number; waitMs: number },
): Pool {
  const turns = createLimiter(connectionsMax)
  const giveUp = (signal: AbortSignal) => sleep(waitMs, undefined, { ref: false, signal })
  const connect = async () => {
    // The words of `pg` for the same wait (database-error.ts).
    if (!(await turns.take(giveUp))) throw new Error('timeout exceeded when trying to connect')
    const client = await pool.connect().catch(error => {
      turns.giveBack()
      throw error
    })
    const { release } = client
    client.release = destroy => {
      release(destroy)
      turns.giveBack()
    }
    return client
  }
  // The type's other overload, with a callback, is one that we do not use.
  return { options: pool.options, connect: connect as Pool['connect'], end: async () => undefined }
}
