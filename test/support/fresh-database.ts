import type pg from 'pg'
import { afterAll, beforeEach } from 'vitest'
import { type Db, databaseOver, openPool } from '../../src/database/connect.ts'
import { lockNames } from '../../src/database/locks.ts'
import type { DB } from '../../src/database/tables.ts'
import { cloneDatabase } from './clone-database.ts'
import { type Pristine, readPristine, resetDatabase } from './reset-database.ts'
import { until } from './until.ts'

export type Fresh = { isNew?: boolean; empty?: (keyof DB)[]; at?: string }

type Clone = Awaited<ReturnType<typeof cloneDatabase>> & { pool: pg.Pool; clients: Set<pg.PoolClient> }

// Databases that an earlier file of this process used, with their connections. Creating and dropping a database takes 150 ms of
// processor time, opening a connection 30 ms, emptying a database 10 ms.
const idle: Clone[] = []
let pristine: Pristine | undefined

/**
 * A database in the template's state for one test file. It is reset when the file ends, or dropped if the file changed its schema.
 * `isNew`: not one that another file used, whose larger tables may lead to other plans, and so to another order of simultaneous rows.
 * `empty`: tables that are emptied before each test of the file, in this order. `at`: the time of the file's tests, its `now`.
 */
export async function freshDatabase({ isNew = false, empty = [], at = '2026-01-02T06:30:00Z' }: Fresh = {}) {
  const clone = (isNew ? undefined : idle.pop()) ?? (await openClone())
  pristine ??= await withPoolClient(clone, readPristine)
  const expected = pristine
  const db = databaseOver(lend(clone.pool))
  afterAll(async () => {
    await db.destroy()
    // A connection that the file left in a transaction cannot be used again.
    const isReusable = await returnToStart(clone, expected).catch(() => false)
    if (isReusable) idle.push(clone)
    else await drop(clone)
  })
  emptyBefore(db, ...empty)
  return { db, url: clone.url, now: new Date(at) }
}

/** Empties these tables before each test of the file, in this order. */
export function emptyBefore(db: Db, ...tables: (keyof DB)[]): void {
  beforeEach(async () => {
    for (const table of tables) await db.deleteFrom(table).execute()
  })
}

async function openClone(): Promise<Clone> {
  const clone = await cloneDatabase()
  const pool = openPool({ url: clone.url, connectionsMax: 4, applicationName: 'chowk test' })
  const clients = new Set<pg.PoolClient>()
  pool.on('connect', client => clients.add(client))
  pool.on('remove', client => clients.delete(client))
  return { ...clone, pool, clients }
}

/** The pool until its borrower ends it: what the borrower forgot to stop must not write into the database of the next file. */
function lend(pool: pg.Pool): Parameters<typeof databaseOver>[0] {
  let isOver = false
  const connect = async () => {
    if (isOver) throw new Error('This test file has ended.')
    return refuseUnorderedLocks(await pool.connect())
  }
  return {
    options: pool.options,
    // The type's other overload is for callbacks.
    connect: connect as pg.Pool['connect'],
    end: async () => {
      isOver = true
      await until('all connections are returned', () => pool.idleCount === pool.totalCount)
    },
  }
}

const lock = /advisory_xact_lock\(hashtextextended\('(.+?) '/
const writesRows = /^(?!\s*insert\b).*\b(?:update|delete from)\b/is

const names: readonly string[] = lockNames

// Only the lock of the stories, the first, must not be taken after rows.
const placeOfRows = 0.5

/** A connection that throws when a transaction takes locks in another order than that of `lockNames`. */
function refuseUnorderedLocks(client: pg.PoolClient): pg.PoolClient {
  let held: number[] = []
  const query = async (text: string, values: unknown[]) => {
    if (/^(?:begin|start transaction|commit|rollback$)/.test(text)) held = []
    const place = names.indexOf(lock.exec(text)?.[1] ?? '')
    if (place >= 0 && !held.includes(place)) {
      if (held.some(other => other > place)) throw new Error(`The lock "${names[place]}" is taken too late.`)
      held.push(place)
    }
    if (writesRows.test(text)) held.push(placeOfRows)
    return client.query(text, values)
  }
  return { query, release: destroy => client.release(destroy) } as pg.PoolClient
}

/** Resets the database, and what its connections remember: settings, plans, locks, temporary tables. */
async function returnToStart(clone: Clone, expected: Pristine): Promise<boolean> {
  await Promise.all([...clone.clients].map(client => client.query('discard all')))
  return withPoolClient(clone, client => resetDatabase(client, expected, [...clone.clients].map(processOf)))
}

const processOf = (client: pg.PoolClient) => (client as pg.PoolClient & { processID: number }).processID

async function withPoolClient<T>({ pool }: Clone, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

async function drop({ pool, drop: dropClone }: Clone): Promise<void> {
  await pool.end()
  await dropClone()
}
