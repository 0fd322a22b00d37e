import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openFreezable } from '../../test/support/freezable-database.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { until } from '../../test/support/until.ts'
import { listCategories } from '../domain/categories/category-queries.ts'
import { connect, type Db } from './connect.ts'
import { isDatabaseAway, isUncertainWrite } from './database-error.ts'
import { inTransaction } from './transaction.ts'

const { db: direct, url } = await freshDatabase()

async function openHanging() {
  const database = await openFreezable(url)
  const db = connect({
    url: database.url,
    connectionsMax: 2,
    laneConnections: 1,
    applicationName: 'chowk hanging',
    connectionWaitMs: 3_000,
    statementWaitMs: 2_000,
  })
  return { ...database, db }
}

const addPage = (title: string) =>
  sql`insert into site_links (type, title, content) values ('about', ${title}, 'x')`

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => (isDatabaseAway(error) ? (isUncertainWrite(error) ? 'uncertain' : 'away') : error),
  )

test('each statement on an open connection fails while the database hangs, and works again after it', async () => {
  const { db, freeze, thaw } = await openHanging()
  const readBoth = () => [sql`select 1`.execute(db), listCategories(db)]
  await Promise.all(readBoth())
  freeze()
  expect(await Promise.all(readBoth().map(failureOf))).toEqual(['away', 'away'])
  thaw()
  await Promise.all(readBoth())
  await db.destroy()
})

test('a transaction that the database hung in fails as a whole and saves nothing later', async () => {
  const { db, freeze, thaw } = await openHanging()
  const writing = inTransaction(db, async tx => {
    await addPage('Before').execute(tx)
    freeze()
    await addPage('During').execute(tx)
  })
  expect(await failureOf(writing)).toBe('away')
  thaw()
  await db.destroy()
  await until('the server has closed the connections', async () => {
    const { rows } = await sql`select from pg_stat_activity where application_name = 'chowk hanging'`.execute(
      direct,
    )
    return rows.length === 0
  })
  expect(await direct.selectFrom('siteLinks').select('title').execute()).toEqual([])
})

test.each([
  [
    'the end of a transaction',
    (db: Db, freeze: () => void) =>
      inTransaction(db, async tx => {
        await addPage('Ended').execute(tx)
        freeze()
      }),
  ],
  [
    'a write outside a transaction',
    async (db: Db, freeze: () => void) => {
      freeze()
      await addPage('Alone').execute(db)
    },
  ],
])('%s without an answer is uncertain, because it may be saved later', async (_name, write) => {
  const { db, freeze, thaw } = await openHanging()
  await sql`delete from site_links`.execute(db)
  expect(await failureOf(write(db, freeze))).toBe('uncertain')
  thaw()
  await until(
    'the write has arrived',
    async () => (await direct.selectFrom('siteLinks').select('id').execute()).length === 1,
  )
  await db.destroy()
})
