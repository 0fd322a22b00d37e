import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import {
  type Bucket,
  bucketOf,
  giveAttemptBack,
  giveBackToEach,
  takeAttempt,
  takeFetch,
  takeFromEach,
  takeReaderForm,
  takeTipReading,
} from './limits.ts'

const { db, now } = await freshDatabase({ at: '2026-03-01T06:00:00Z', empty: ['attempts'] })
const later = (ms: number) => new Date(now.getTime() + ms)
const minuteMs = 60_000

const bucket = (name: string, attemptsMax = 2) => bucketOf('test', name, { attemptsMax, minutes: 1 })
const throttled = (retryAfterSeconds: number) => ({ ok: false, reason: 'throttled', retryAfterSeconds })
const take = (buckets: Bucket[], at = now) => takeFromEach(db, buckets, at)

test('the allowed number of attempts passes, and the next one is told when to retry', async () => {
  expect(await take([bucket('a')])).toMatchObject({ ok: true })
  expect(await take([bucket('a')], later(1_000))).toMatchObject({ ok: true })
  expect(await take([bucket('a')], later(2_500))).toEqual(throttled(58))
})

test('a window begins with its first attempt and ends on time, whatever comes in it', async () => {
  for (let n = 0; n < 5; n += 1) await take([bucket('a')], later(n))
  expect((await take([bucket('a')], later(minuteMs - 1))).ok).toBe(false)
  expect((await take([bucket('a')], later(minuteMs))).ok).toBe(true)
})

test('buckets are independent', async () => {
  for (let n = 0; n < 3; n += 1) await take([bucket('a')])
  expect((await take([bucket('b')])).ok).toBe(true)
  expect((await take([bucket('a'), bucket('b')])).ok).toBe(false)
})

test('attempts refused by a full first bucket do not count in the second', async () => {
  const [first, second] = [bucket('address', 1), bucket('account', 1)]
  expect((await take([first, second])).ok).toBe(true)
  for (let n = 0; n < 5; n += 1) await take([first, second])
  const taken = db.selectFrom('attempts').select('count').where('bucket', '=', second.key)
  expect(await taken.execute()).toEqual([{ count: 1 }])
})

test('of a hundred simultaneous attempts only the allowed number passes', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => take([bucket('a', 7)])))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(7)
})

test('a refused attempt writes nothing, so that a flood does not wait for one row', async () => {
  const buckets = [bucket('address', 9), bucket('network', 1), bucket('account', 9)]
  for (let n = 0; n < 2; n += 1) await take(buckets)
  const readRows = () =>
    db
      .selectFrom('attempts')
      .select(['bucket', 'count', sql<string>`xmin::text`.as('xmin')])
      .orderBy('bucket')
      .execute()
  const before = await readRows()
  expect(before.map(row => row.count).sort()).toEqual([1, 2, 2])
  for (let n = 0; n < 20; n += 1) expect((await take(buckets)).ok).toBe(false)
  expect(await readRows()).toEqual(before)
})

test('attempts that are taken and given back at once do not wait for each other in a circle', async () => {
  const buckets = [bucket('network', 1_000), bucket('address', 1_000), bucket('account', 1_000)]
  const inTransaction = () => db.transaction().execute(tx => giveBackToEach(tx, buckets))
  const all = Array.from({ length: 60 }, (_, n) => (n % 2 ? inTransaction() : take(buckets)))
  await Promise.all(all)
  const counts = await db.selectFrom('attempts').select('count').execute()
  for (const { count } of counts) expect(count).toBeLessThanOrEqual(30)
})

test('ended windows are deleted a few at a time', async () => {
  for (let n = 0; n < 15; n += 1) await take([bucket(`old ${n}`)])
  await take([bucket('new')], later(2 * minuteMs))
  const rows = await db.selectFrom('attempts').select('bucket').execute()
  expect(rows).toHaveLength(6)
})

test('stored keys reveal no address, and no two texts share a bucket', () => {
  const keyOf = (kind: string, text: string) => bucketOf(kind, text, { attemptsMax: 1, minutes: 1 }).key
  expect(keyOf('address', '10.0.0.1').toString()).not.toContain('10.0.0.1')
  expect(keyOf('address', 'a')).not.toEqual(keyOf('account', 'a'))
  expect(keyOf('address', 'a')).toEqual(keyOf('address', 'a'))
})

const attempt = { email: 'asha@example.org', address: '10.0.0.1', trustedDevice: null, now }

test('a known browser has ten attempts of its own', async () => {
  const trustedDevice = Buffer.from('stolen')
  const tries = []
  for (let n = 0; n < 12; n += 1) tries.push((await takeAttempt(db, { ...attempt, trustedDevice })).ok)
  expect(tries.filter(Boolean)).toHaveLength(10)
})

test('an attempt with the right password is given back, and never more than were taken', async () => {
  for (let n = 0; n < 50; n += 1) {
    expect((await takeAttempt(db, attempt)).ok).toBe(true)
    await giveAttemptBack(db, attempt)
  }
  await giveAttemptBack(db, attempt)
  const counts = await db.selectFrom('attempts').select('count').execute()
  expect(counts.map(row => row.count)).toEqual([0, 0, 0])
})

const networks = [
  ['IPv4', (n: number) => `198.51.100.${n}`, '198.51.101.1'],
  ['IPv6', (n: number) => `2001:db8:7:${n.toString(16)}::/64`, '2001:db8:8:1::/64'],
] as const

test.each(networks)(
  'a network of %s has fifty attempts, from any number of addresses, and no others',
  async (_, of, other) => {
    const take = (address: string, email: string) => takeAttempt(db, { ...attempt, address, email })
    for (let n = 0; n < 50; n += 1) expect((await take(of(n), `made-up-${n}@example.org`)).ok).toBe(true)
    // The account's own twenty are left, for everybody else.
    for (let n = 50; n < 80; n += 1) expect(await take(of(n), attempt.email)).toEqual(throttled(300))
    expect((await take(other, attempt.email)).ok).toBe(true)
    const trustedDevice = Buffer.from(`browser in ${other}`)
    expect((await takeAttempt(db, { ...attempt, address: of(99), trustedDevice })).ok).toBe(true)
  },
)

test('an editor may fetch sixty pages in five minutes, and no more', async () => {
  const [one, other] = [await authorizedEditor(db, 'One'), await authorizedEditor(db, 'Other')]
  for (let n = 0; n < 60; n++)
    expect(await takeFetch(db, { what: 'page', by: one, now })).toMatchObject({ ok: true })
  expect(await takeFetch(db, { what: 'page', by: one, now })).toEqual(throttled(300))
  expect(await takeFetch(db, { what: 'page', by: other, now })).toMatchObject({ ok: true })
  const later = new Date(now.getTime() + 300_000)
  expect(await takeFetch(db, { what: 'page', by: one, now: later })).toMatchObject({ ok: true })
})

test('pictures have a separate limit of two hundred', async () => {
  const by = await authorizedEditor(db, 'Third')
  const take = () => takeFetch(db, { what: 'picture', by, now })
  for (let n = 0; n < 200; n++) expect(await take()).toMatchObject({ ok: true })
  expect(await take()).toEqual(throttled(300))
  expect(await takeFetch(db, { what: 'page', by, now })).toMatchObject({ ok: true })
})

const send = (address: string, at = now) => takeReaderForm(db, 'tip', { address, now: at })

test('a reader may send five tips in a quarter of an hour, which does not limit others', async () => {
  for (let n = 1; n <= 5; n++) expect(await send('192.0.2.1')).toEqual({ ok: true, count: n })
  expect(await send('192.0.2.1')).toEqual(throttled(900))
  expect(await send('192.0.2.2')).toEqual({ ok: true, count: 6 })
  expect(await send('192.0.2.1', new Date(now.getTime() + 900_000))).toMatchObject({ ok: true })
})

test.each(networks)(
  'a network of %s may send twenty in an hour, from any number of addresses, without affecting others',
  async (_, of, other) => {
    for (let n = 1; n <= 20; n++) expect(await send(of(n))).toEqual({ ok: true, count: n })
    expect(await send(of(99))).toEqual(throttled(3_600))
    expect(await send(other)).toEqual({ ok: true, count: 1 })
  },
)

test('any number of sending networks does not stop another one from sending', async () => {
  for (let n = 0; n < 13; n++) for (let tip = 0; tip < 5; tip++) await send(`10.0.${n}.1`)
  expect(await send('192.0.2.1')).toEqual({ ok: true, count: 1 })
})

test('sixty pages an hour are fetched for tips', async () => {
  for (let n = 0; n < 60; n++) expect(await takeTipReading(db, now)).toMatchObject({ ok: true })
  expect(await takeTipReading(db, now)).toMatchObject({ ok: false })
})

test('of many simultaneous tips only the allowed number passes', async () => {
  const taken = await Promise.all(Array.from({ length: 20 }, () => send('192.0.2.7')))
  expect(taken.filter(({ ok }) => ok)).toHaveLength(5)
})
