import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { takeTip, takeTipReading } from './limits.ts'

const { db, now } = await freshDatabase({ empty: ['attempts'] })
const send = (address: string, at = now) => takeTip(db, { address, now: at })

test('a reader may send five tips in a quarter of an hour, which does not limit others', async () => {
  for (let n = 1; n <= 5; n++) expect(await send('192.0.2.1')).toEqual({ ok: true, count: n })
  expect(await send('192.0.2.1')).toEqual({ ok: false, retryAfterSeconds: 900 })
  expect(await send('192.0.2.2')).toEqual({ ok: true, count: 6 })
  expect(await send('192.0.2.1', new Date(now.getTime() + 900_000))).toMatchObject({ ok: true })
})

test.each([
  ['IPv4', (n: number) => `198.51.100.${n}`, '198.51.101.1'],
  ['IPv6', (n: number) => `2001:db8:7:${n.toString(16)}::/64`, '2001:db8:8:1::/64'],
])(
  'a network of %s may send twenty in an hour, from any number of addresses, without affecting others',
  async (_, of, other) => {
    for (let n = 1; n <= 20; n++) expect(await send(of(n))).toEqual({ ok: true, count: n })
    expect(await send(of(99))).toEqual({ ok: false, retryAfterSeconds: 3_600 })
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
