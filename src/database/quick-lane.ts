import pg from 'pg'
import type { DatabaseClock } from './database-clock.ts'

// Statements of pages go through a few connections that stay open: each is planned once a connection, and those of one
// page are sent together, without waiting for each other's answers. Planning was two thirds of their time.

// The bundle of the pages and the process that opens the connections share no module state, so a prefix of the statement marks it.
const mark = '/* planned once */ '

/** The statement, for a lane: each connection plans it once, for any values. All of them together are few and quick. */
export function planOnce(text: string): string {
  return `${mark}${text}`
}

export function isPlannedOnce(text: string): boolean {
  return text.startsWith(mark)
}

export type QuickLane = {
  /** `text`: of `planOnce`. */
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
    // The query in flight fails; without a listener the event would end the process.
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
      if (!isPlanLost(error)) throw error
      if (opened === own) {
        opened = null
        // Statements that are queued behind it are answered first.
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

/** Sends all writes of the current turn of the event loop in one packet: each write is a system call. */
function sendTogether(client: pg.Client): void {
  const { stream } = client.connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

async function setUp(client: pg.Client, clock: LaneOptions['clock']): Promise<pg.Client> {
  try {
    await client.connect()
    await client.query('set plan_cache_mode = force_generic_plan')
    await clock?.measureOn(client)
    return client
  } catch (error) {
    client.end().catch(() => undefined)
    throw error
  }
}

// A column changed its type under a plan, a pooler in between gave the session to somebody else, or another statement saw
// one of these first.
function isPlanLost(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return code === '0A000' || code === '26000' || code === '42P05' || /^Client was closed/.test(message ?? '')
}
