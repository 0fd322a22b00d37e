import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { databaseOver, openPool } from './connect.ts'
import { sharePool } from './share-pool.ts'

const { url } = await freshDatabase()

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
