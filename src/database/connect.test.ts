import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { connect } from './connect.ts'

const { url } = await freshDatabase()

const connectOne = (connectionWaitMs?: number) =>
  connect({
    url,
    connectionsMax: 1,
    applicationName: 'chowk test',
    ...(connectionWaitMs && { connectionWaitMs }),
  })

test('a query waits in line for a connection that is in use', async () => {
  const db = connectOne()
  const inLine = await db.transaction().execute(async tx => {
    const waiting = sql`select 1 as one`.execute(db)
    await sql`select 1`.execute(tx)
    return { waiting }
  })
  expect((await inLine.waiting).rows).toEqual([{ one: 1 }])
  await db.destroy()
})

test('who has waited as long as was said is told so', async () => {
  const db = connectOne(3_000)
  await db.transaction().execute(async () => {
    await expect(sql`select 1`.execute(db)).rejects.toThrow('timeout exceeded when trying to connect')
  })
  await db.destroy()
})

test('statements have ten seconds, and a connection serves on after one that failed', async () => {
  const db = connectOne()
  const limit = await sql<{ statementTimeout: string }>`show statement_timeout`.execute(db)
  expect(limit.rows[0]?.statementTimeout).toBe('10s')
  await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero')
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  await db.destroy()
})
