import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { takeTip } from './tip-limit.ts'

const { db } = await freshDatabase()
const now = new Date('2026-01-02T06:30:00Z')
const send = (address: string, at = now) => takeTip(db, { address, now: at })

test('five tips in a quarter of an hour are a reader, more are not, and others go on', async () => {
  for (let n = 0; n < 5; n++) expect(await send('192.0.2.1')).toEqual({ ok: true })
  expect(await send('192.0.2.1')).toEqual({ ok: false, retryAfterSeconds: 900 })
  expect(await send('192.0.2.2')).toEqual({ ok: true })
  expect(await send('192.0.2.1', new Date(now.getTime() + 900_000))).toEqual({ ok: true })
})

test('from all addresses together sixty are taken in an hour, and none is used up by an address that sends too many', async () => {
  const later = new Date(now.getTime() + 2 * 3_600_000)
  for (let n = 0; n < 20; n++) await send('198.51.100.1', later)
  for (let n = 0; n < 55; n++) expect(await send(`203.0.113.${n}`, later)).toEqual({ ok: true })
  expect(await send('203.0.113.99', later)).toEqual({ ok: false, retryAfterSeconds: 3_600 })
})

test('of many at once no more get through', async () => {
  const later = new Date(now.getTime() + 6 * 3_600_000)
  const taken = await Promise.all(Array.from({ length: 20 }, () => send('192.0.2.7', later)))
  expect(taken.filter(({ ok }) => ok)).toHaveLength(5)
})
