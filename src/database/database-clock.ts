import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from './connect.ts'
import { planOnce } from './quick-lane.ts'

// An installation uses one clock: the database's. Every instant that is stored or compared with a stored one comes from
// here, so machines whose own clocks differ agree on claims, sessions, limits, snoozes and schedules.

export type DatabaseClock = {
  now: () => Date
  /** Reads the time over a new connection, which after a failover may lead to another server. */
  measureOn: (client: pg.ClientBase) => Promise<void>
  /** Reads the time now and every ten seconds until `stop`. While the database is away, the clock keeps running. */
  keep: (db: Db) => Promise<{ stop: () => void }>
}

// Also the longest time for which the clock of a machine that was suspended may be late.
const measureEveryMs = 10_000

// Real clocks drift by less than a tenth of this.
const driftPerMs = 0.001

const timeQuery = 'select extract(epoch from clock_timestamp()) * 1000 as ms'

/** `elapsedMs` never jumps. The machine's own clock is used only until the first response of the database. */
export function createDatabaseClock(
  elapsedMs: () => number = () => performance.now(),
  machineMs: () => number = () => Date.now(),
): DatabaseClock {
  let known: { startedMs: number; errorMs: number; atMs: number } | null = null

  async function measure(readMs: () => Promise<number>): Promise<void> {
    const sentAtMs = elapsedMs()
    const databaseMs = await readMs()
    const atMs = elapsedMs()
    const errorMs = (atMs - sentAtMs) / 2
    const startedMs = databaseMs - (sentAtMs + atMs) / 2
    const knownErrorMs = known ? known.errorMs + (atMs - known.atMs) * driftPerMs : Number.POSITIVE_INFINITY
    // A slow response is less exact than an earlier quick one, unless the two contradict each other.
    const isContradicted = known && Math.abs(startedMs - known.startedMs) > errorMs + knownErrorMs
    if (errorMs <= knownErrorMs || isContradicted) known = { startedMs, errorMs, atMs }
  }

  const now = () => new Date(known ? known.startedMs + elapsedMs() : machineMs())
  const measureOn = (client: pg.ClientBase) =>
    measure(async () => Number((await client.query<{ ms: string }>(timeQuery)).rows[0]?.ms))

  async function keep(db: Db) {
    const again = () => measure(() => readDatabaseMs(db)).catch(() => undefined)
    await again()
    const timer = setInterval(again, measureEveryMs).unref()
    return { stop: () => clearInterval(timer) }
  }

  return { now, measureOn, keep }
}

/** For commands, which need the time once. */
export async function readDatabaseTime(db: Db): Promise<Date> {
  return new Date(await readDatabaseMs(db))
}

async function readDatabaseMs(db: Db): Promise<number> {
  const { rows } = await sql<{ ms: string }>`${sql.raw(planOnce(timeQuery))}`.execute(db)
  return Number(rows[0]?.ms)
}
