import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { addRow } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { connect, type Db } from './connect.ts'
import { isDatabaseAway } from './database-error.ts'
import { compiledOnce, openQuickLane, planOnce } from './quick-lane.ts'

const { db: direct, url } = await freshDatabase()
const withLane = () =>
  connect({ url, connectionsMax: 1, laneConnections: 1, applicationName: 'chowk lane test' })
const db = withLane()
afterAll(() => db.destroy())

const listNumbers = compiledOnce(
  (_: Db, { from }: { from: number }, count: number) =>
    sql<{
      n: number
    }>`select n from generate_series(${from}::integer, ${from}::integer + ${sql.lit(count)} - 1) n`,
)

const readBackend = compiledOnce((_: Db) => sql<{ pid: number }>`select pg_backend_pid() as pid`)

const listPlans = compiledOnce(
  (_: Db) =>
    sql<{ statement: string; plans: number }>`
    select statement, generic_plans::integer as plans from pg_prepared_statements
    where statement like '%generate_series%' and statement not like '%pg_prepared_statements%'`,
)

test('a connection plans a statement once for any values, and once for each size', async () => {
  expect(await listNumbers(db, { from: 3 }, 2)).toEqual([{ n: 3 }, { n: 4 }])
  expect(await listNumbers(db, { from: 7 }, 2)).toEqual([{ n: 7 }, { n: 8 }])
  expect(await listNumbers(db, { from: 7 }, 1)).toEqual([{ n: 7 }])
  const plans = await listPlans(db)
  expect(plans.map(plan => plan.plans).toSorted()).toEqual([1, 2])
})

test('statements that are sent together each get their own rows', async () => {
  const froms = Array.from({ length: 40 }, (_, n) => n)
  const answers = await Promise.all(froms.map(from => listNumbers(db, { from }, 2)))
  expect(answers.map(rows => rows[0]?.n)).toEqual(froms)
})

test('a failing statement does not affect the others', async () => {
  const divide = compiledOnce(
    (_: Db, { by }: { by: number }) => sql<{ n: number }>`select 6 / ${by}::integer as n`,
  )
  const [six, failed, two] = await Promise.allSettled([1, 0, 3].map(by => divide(db, { by })))
  expect([six, two]).toMatchObject([{ value: [{ n: 6 }] }, { value: [{ n: 2 }] }])
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
})

test('planned statements use no connection of the pool, and other statements none of the lane', async () => {
  const held = db.transaction().execute(async () => readBackend(db))
  expect(await held).toEqual(await readBackend(db))
  const { rows } = await sql`select pg_backend_pid() as pid`.execute(db)
  expect(rows).not.toEqual(await readBackend(db))
})

test('in a transaction planned statements see its writes', async () => {
  const count = compiledOnce(
    (_: Db) => sql<{ count: number }>`select count(*)::integer as count from categories`,
  )
  const [before] = await count(db)
  const undone = db.transaction().execute(async tx => {
    await addRow(tx, 'categories', { name: 'Lane', slug: 'lane' })
    expect(await count(tx)).toEqual([{ count: (before?.count ?? 0) + 1 }])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await count(db)).toEqual([before])
})

test('a lane whose connection was closed opens another', async () => {
  const [before] = await readBackend(db)
  await sql`select pg_terminate_backend(${before?.pid})`.execute(direct)
  await expect.poll(() => readBackend(db).catch(() => [before])).not.toEqual([before])
})

test("a statement is planned again after a column's type has changed", async () => {
  await sql`create table lane_prices (price integer)`.execute(direct)
  await sql`insert into lane_prices values (7)`.execute(direct)
  const listPrices = compiledOnce((_: Db) => sql<{ price: unknown }>`select price from lane_prices`)
  expect(await listPrices(db)).toEqual([{ price: 7 }])
  await sql`alter table lane_prices alter price type text`.execute(direct)
  expect(await Promise.all([listPrices(db), listPrices(db)])).toEqual([[{ price: '7' }], [{ price: '7' }]])
})

test('an unreachable server fails the statement, and a later one reconnects', async () => {
  const away = new URL(url)
  away.searchParams.set('host', '/nowhere')
  const lost = connect({
    url: away.href,
    connectionsMax: 1,
    laneConnections: 1,
    applicationName: 'chowk lane test',
  })
  for (let n = 0; n < 2; n++) await expect(readBackend(lost)).rejects.toMatchObject({ code: 'ENOENT' })
  await lost.destroy()
})

test('a server that stops responding fails the waiting statements, and the next one uses a new connection', async () => {
  const lane = openQuickLane({ connections: 1, client: { connectionString: url, query_timeout: 300 } })
  const waiting = ['select pg_sleep(3)', 'select 1'].map(text => lane.query(planOnce(text), []))
  const settled = await Promise.allSettled(waiting)
  expect(settled.map(each => each.status === 'rejected' && isDatabaseAway(each.reason))).toEqual([true, true])
  await expect
    .poll(() => lane.query(planOnce('select 1 as one'), []).catch(() => null))
    .toMatchObject({ rows: [{ one: 1 }] })
  await lane.end()
})

test('a closed lane leaves no connection open', async () => {
  const closed = withLane()
  const [backend] = await readBackend(closed)
  await closed.destroy()
  const left = () => sql`select from pg_stat_activity where pid = ${backend?.pid}`.execute(direct)
  await expect.poll(async () => (await left()).rows).toEqual([])
})
