import { createServer } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { listenOnLoopback } from '../../test/support/free-port.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { connect, databaseOver, openPool, sharePool } from './connect.ts'
import { migrate } from './migrate.ts'
import { planOnce } from './quick-lane.ts'

const { url } = await freshDatabase()

const connectOne = (connectionWaitMs?: number) =>
  connect({
    url,
    connectionsMax: 1,
    applicationName: 'chowk test',
    ...(connectionWaitMs && { connectionWaitMs }),
  })

test('a query waits for a connection that is in use', async () => {
  const db = connectOne()
  const inLine = await db.transaction().execute(async tx => {
    const waiting = sql`select 1 as one`.execute(db)
    await sql`select 1`.execute(tx)
    return { waiting }
  })
  expect((await inLine.waiting).rows).toEqual([{ one: 1 }])
  await db.destroy()
})

test('a query that waits too long for a connection fails', async () => {
  const db = connectOne(3_000)
  await db.transaction().execute(async () => {
    await expect(sql`select 1`.execute(db)).rejects.toThrow('timeout exceeded when trying to connect')
  })
  await db.destroy()
})

test('a statement may take ten seconds, and its connection stays usable after a failure', async () => {
  const db = connectOne()
  const limit = await sql<{ statementTimeout: string }>`show statement_timeout`.execute(db)
  expect(limit.rows[0]?.statementTimeout).toBe('10s')
  await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero')
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  await db.destroy()
})

test('queries run without JIT and with times in ISO style and UTC, whatever the server has chosen', async () => {
  const settings = connectOne()
  await sql`do $$ begin
    execute format('alter database %I set jit = on', current_database());
    execute format('alter database %I set datestyle = ''SQL, DMY''', current_database());
    execute format('alter database %I set timezone = ''Asia/Kolkata''', current_database());
  end $$`.execute(settings)
  await settings.destroy()
  const db = connectOne()
  const { rows } = await sql`select current_setting('jit') as jit, '2026-11-05 18:30Z'::timestamptz as at,
    '2026-11-05 18:30Z'::timestamptz::text as written`.execute(db)
  expect(rows).toEqual([
    { jit: 'off', at: new Date('2026-11-05T18:30:00Z'), written: '2026-11-05 18:30:00+00' },
  ])
  await db.destroy()
})

test('a pooler such as PgBouncer finds no setting in the startup packet that it would refuse', async () => {
  const packets: Buffer[] = []
  const pooler = createServer(socket =>
    socket.once('data', packet => {
      packets.push(packet)
      socket.destroy()
    }),
  )
  const port = await listenOnLoopback(pooler)
  const url = `postgres://asha@127.0.0.1:${port}/chowk`
  const db = connect({ url, connectionsMax: 1, laneConnections: 1, applicationName: 'chowk test' })
  await expect(sql`select 1`.execute(db)).rejects.toThrow()
  await expect(sql`${sql.raw(planOnce('select 1'))}`.execute(db)).rejects.toThrow()
  await expect(migrate(url)).rejects.toThrow()
  expect(packets).toHaveLength(3)
  for (const packet of packets) {
    const names = packet
      .toString('latin1', 8)
      .split('\0')
      .filter((_, n) => n % 2 === 0)
    expect(names.filter(Boolean)).toEqual(['user', 'database', 'application_name', 'client_encoding'])
  }
  await db.destroy()
  pooler.close()
})

function openShares({ waitMs = 3_000 } = {}) {
  const pool = openPool({ url, connectionsMax: 3, applicationName: 'chowk test' })
  onTestFinished(() => pool.end())
  const share = (connectionsMax: number) => databaseOver(sharePool(pool, { connectionsMax, waitMs }))
  return { pool, share }
}

test('kinds of work that are busy one after the other use the same connection', async () => {
  const { pool, share } = openShares()
  for (const db of [share(1), share(2)]) await sql`select 1`.execute(db)
  expect(pool.totalCount).toBe(1)
})

test('a kind that has taken all its connections makes no other wait', async () => {
  const { pool, share } = openShares()
  const storing = share(2)
  const images = share(1)
  await storing.transaction().execute(() =>
    storing.transaction().execute(async () => {
      expect((await sql`select 2 as two`.execute(images)).rows).toEqual([{ two: 2 }])
      expect(pool.totalCount).toBe(3)
    }),
  )
})

test('work that waits too long for its turn fails, and the turn is not lost', async () => {
  const { share } = openShares({ waitMs: 50 })
  const db = share(1)
  await db.transaction().execute(async () => {
    await expect(sql`select 1`.execute(db)).rejects.toThrow('timeout exceeded when trying to connect')
  })
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

test('a connection that breaks gives its turn back', async () => {
  const { share } = openShares()
  const db = share(1)
  const broken = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
  await expect(broken).rejects.toThrow()
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

test('a server that cannot be reached takes no turn', async () => {
  const away = openPool({
    url: 'postgres://127.0.0.1:1/none',
    connectionsMax: 1,
    applicationName: 'chowk test',
  })
  onTestFinished(() => away.end())
  const db = databaseOver(sharePool(away, { connectionsMax: 1, waitMs: 1_000 }))
  for (const _ of [1, 2]) await expect(sql`select 1`.execute(db)).rejects.toThrow('ECONNREFUSED')
})
