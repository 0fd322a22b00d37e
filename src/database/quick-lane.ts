import type { Compilable, CompiledQuery, RawBuilder } from 'kysely'
import pg from 'pg'
import type { Db } from './connect.ts'
import type { DatabaseClock } from './database-clock.ts'
import { isUnanswered } from './database-error.ts'

// A statement that runs longer than this is a defect or an attack; the caller gets an error, the pool its connection.
export const statementTimeoutMs = 10_000

/**
 * Statements for each new connection, which cost one round trip: PgBouncer refuses settings in the startup packet. JIT
 * compilation, which most servers that we did not set up have on, took half a second in each judgement of a new feed, which
 * otherwise runs for 5 ms. `pg` reads times in no style but ISO.
 */
export const sessionSettings = `set statement_timeout = ${statementTimeoutMs}; set jit = off; set datestyle = 'ISO'; set timezone = 'UTC'`

// Statements of pages use a few connections that stay open: each statement is planned once for each connection, and those of
// one page are pipelined, without waiting for one another's results. Planning took two thirds of their time.

// The pages' bundle and the process that opens the connections share no module state, so a prefix marks such a statement.
const mark = '/* planned once */ '

/** Marks a statement for the lane: each connection plans it once, for any values. Only for few and fast statements. */
export function planOnce(text: string): string {
  return `${mark}${text}`
}

export function isPlannedOnce(text: string): boolean {
  return text.startsWith(mark)
}

export type QuickLane = {
  /** `text` comes from `planOnce`. */
  query: (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>
  end: () => Promise<void>
}

type LaneOptions = { connections: number; client: pg.ClientConfig; clock?: Pick<DatabaseClock, 'measureOn'> }

/** Opens its connections at their first use, and reopens broken ones. */
export function openQuickLane({ connections, ...options }: LaneOptions): QuickLane {
  const lanes = Array.from({ length: connections }, () => openConnection(options))
  const names = new Map<string, string>()
  return {
    query: (text, values) => {
      const name = names.get(text) ?? `planned_${names.size + 1}`
      names.set(text, name)
      const freest = lanes.reduce((best, lane) => (lane.waiting() < best.waiting() ? lane : best))
      return freest.query({ name, text, values: [...values] })
    },
    end: async () => {
      await Promise.all(lanes.map(lane => lane.end()))
    },
  }
}

function openConnection({ client: config, clock }: Omit<LaneOptions, 'connections'>) {
  let opened: Promise<pg.Client> | null = null
  let waiting = 0

  function open(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, pipeline: true, keepAlive: true })
    const own = setUp(client, clock)
    const forget = () => {
      if (opened === own) opened = null
    }
    client.once('end', forget)
    // The running query fails by itself; without a listener the event would end the process.
    client.on('error', forget)
    own.catch(forget)
    return own
  }

  function current(): Promise<pg.Client> {
    opened ??= open()
    return opened
  }

  async function query(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    const own = current()
    const client = await own
    sendTogether(client)
    return client.query(statement).catch(async error => {
      // `pg` closes the connection, but reports it only later.
      if (isUnanswered(error) && opened === own) opened = null
      if (!isPlanLost(error)) throw error
      if (opened === own) {
        opened = null
        // `end` lets the statements queued behind it finish first.
        client.end().catch(() => undefined)
      }
      return (await current()).query(statement)
    })
  }

  return {
    waiting: () => waiting,
    query: async (statement: pg.QueryConfig) => {
      waiting++
      return query(statement).finally(() => waiting--)
    },
    end: async () => {
      const client = await opened?.catch(() => null)
      await client?.end()
    },
  }
}

/** Sends all writes of the current turn of the event loop in one packet, because each write is a system call. */
function sendTogether(client: pg.Client): void {
  const { stream } = client.connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

async function setUp(client: pg.Client, clock: LaneOptions['clock']): Promise<pg.Client> {
  try {
    await client.connect()
    await client.query(`${sessionSettings}; set plan_cache_mode = force_generic_plan`)
    await clock?.measureOn(client)
    return client
  } catch (error) {
    client.end().catch(() => undefined)
    throw error
  }
}

// The type of a column changed after planning, a connection pooler gave the server session to another client, or another
// statement has already closed the connection for one of these reasons.
function isPlanLost(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return code === '0A000' || code === '26000' || code === '42P05' || /^Client was closed/.test(message ?? '')
}

type Size = number | string | null | undefined
type Values = { readonly [name: string]: unknown }

/**
 * A query whose statement Kysely compiles at its first use and keeps, and that web processes plan once for each connection.
 * Sizes, editions and modes in `parts` are written into the statement with `sql.lit`, so that it is planned for them: each
 * combination keeps its own statement, so there must be few. `build` gets placeholders in place of objects; it may only put
 * them into the statement as parameters.
 */
export function compiledOnce<Row, Parts extends (Size | Values)[]>(
  build: (db: Db, ...parts: Parts) => Compilable<Row> | RawBuilder<Row>,
): (db: Db, ...parts: Parts) => Promise<Row[]> {
  const statements = new Map<string, CompiledQuery<Row>>()

  function compile(db: Db, parts: Parts): CompiledQuery<Row> {
    const placed = parts.map(part => (isSize(part) ? part : placeholders)) as Parts
    const built = build(db, ...placed)
    const statement: CompiledQuery<Row> = 'isRawBuilder' in built ? built.compile(db) : built.compile()
    return { ...statement, sql: planOnce(statement.sql) }
  }

  return async (db, ...parts) => {
    const key = parts.filter(isSize).join()
    const statement = statements.get(key) ?? compile(db, parts)
    statements.set(key, statement)
    const values: Values = Object.assign({}, ...parts.filter(part => !isSize(part)))
    const parameters = statement.parameters.map(each => fill(each, values))
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters })
    return rows
  }
}

const isSize = (part: Size | Values): part is Size => typeof part !== 'object' || part === null

// Marks a placeholder, which is filled in at each use; real values never contain this symbol.
const valueName = Symbol('valueName')

const placeholders: Values = new Proxy({}, { get: (_, name) => ({ [valueName]: String(name) }) })

function fill(parameter: unknown, values: Values): unknown {
  const isPlaceholder = typeof parameter === 'object' && parameter !== null && valueName in parameter
  return isPlaceholder ? values[String(parameter[valueName])] : parameter
}
