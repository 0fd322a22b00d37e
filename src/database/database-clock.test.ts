import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { withClient } from '../../test/support/with-client.ts'
import { connect } from './connect.ts'
import { createDatabaseClock, readDatabaseTime } from './database-clock.ts'

const { db, url } = await freshDatabase()
const yearMs = 365 * 86_400_000

/** Responds to `measureOn` like a server whose clock shows `ms`; the response takes `tookMs`. */
function scene() {
  let elapsed = 1_000
  const clock = createDatabaseClock(
    () => elapsed,
    () => 0,
  )
  const pass = (ms: number) => {
    elapsed += ms
  }
  const measure = (ms: number, tookMs = 0) => {
    const query = async () => {
      pass(tookMs)
      return { rows: [{ ms: String(ms) }] }
    }
    return clock.measureOn({ query } as never)
  }
  return { clock, pass, measure, nowMs: () => clock.now().getTime() }
}

test('a machine whose clock is a year late uses the time of the database', async () => {
  const clock = createDatabaseClock(undefined, () => Date.now() - yearMs)
  expect(clock.now().getTime()).toBeLessThan(Date.now() - yearMs / 2)
  const { stop } = await clock.keep(db)
  stop()
  const { rows } = await sql<{ offMs: number }>`
    select abs(extract(epoch from clock_timestamp() - ${clock.now()}::timestamptz))::float8 * 1000 as off_ms`.execute(
    db,
  )
  expect(rows[0]?.offMs).toBeLessThan(3_600_000)
})

test('a new connection reads the time before its first query', async () => {
  const clock = createDatabaseClock(undefined, () => 0)
  const own = connect({ url, connectionsMax: 1, applicationName: 'chowk test', clock })
  await sql`select 1`.execute(own)
  expect(clock.now().getTime()).toBeGreaterThan(yearMs)
  await own.destroy()
})

test('time passes between two measurements', async () => {
  const { pass, measure, nowMs } = scene()
  await measure(5_000)
  pass(700)
  expect(nowMs()).toBe(5_700)
})

test('the time of a slow response is assumed to be from the middle of the wait', async () => {
  const { measure, nowMs } = scene()
  await measure(5_000, 200)
  expect(nowMs()).toBe(5_100)
})

test('a slow response does not replace a more exact quick one that it agrees with', async () => {
  const { pass, measure, nowMs } = scene()
  await measure(5_000, 2)
  pass(99)
  await measure(5_120, 400)
  expect(nowMs()).toBe(5_500)
})

test('a response that contradicts the last one is used, slow or not: it comes from another server', async () => {
  const { pass, measure, nowMs } = scene()
  await measure(5_000, 2)
  pass(1_000)
  await measure(99_000, 400)
  expect(nowMs()).toBe(99_200)
})

test('drift is corrected although each response is a little slower', async () => {
  const { pass, measure, nowMs } = scene()
  await measure(5_000, 2)
  pass(10_000)
  await measure(15_030, 4)
  expect(nowMs()).toBe(15_032)
})

test('an unreachable database leaves the clock running', async () => {
  const clock = createDatabaseClock(undefined, () => 0)
  const away = connect({
    url: 'postgres://127.0.0.1:1/none',
    connectionsMax: 1,
    applicationName: 'chowk test',
  })
  const { stop } = await clock.keep(away)
  stop()
  expect(clock.now().getTime()).toBe(0)
  await away.destroy()
})

test('a command reads the time of the database once', async () => {
  const before = await withClient(url, client => client.query('select clock_timestamp() as at'))
  expect((await readDatabaseTime(db)).getTime()).toBeGreaterThanOrEqual(before.rows[0].at.getTime())
})
