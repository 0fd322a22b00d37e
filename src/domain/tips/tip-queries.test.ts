import { expect, test } from 'vitest'
import { addRow, setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { releaseRow } from '../../database/lease.ts'
import { claimTip, deleteTip, takesTips } from './tip.ts'

const { db, now } = await freshDatabase({ at: '2026-03-01T06:00:00Z', empty: ['tips'] })
const later = (ms: number) => new Date(now.getTime() + ms)

const keep = (path: string, ms = 0) =>
  addRow(db, 'tips', { url: `https://outlet.example/${path}`, note: '', sentBy: '', sentAt: later(ms) })
const claim = (at = now) => claimTip(db, at)

test('the oldest tip is claimed first, by only one worker', async () => {
  await keep('second', 2)
  await keep('first', 1)
  expect((await claim())?.url).toBe('https://outlet.example/first')
  expect((await claim())?.url).toBe('https://outlet.example/second')
  expect(await claim()).toBeNull()
})

test('only one of ten simultaneous claims of a tip succeeds', async () => {
  await keep('a')
  const claims = await Promise.all(Array.from({ length: 10 }, () => claim()))
  expect(claims.filter(Boolean)).toHaveLength(1)
})

test('a tip that was claimed and never finished comes last, after its lease', async () => {
  await keep('a', 1)
  await claim()
  await keep('b', 2)
  expect((await claim(later(60_000)))?.url).toBe('https://outlet.example/b')
  expect((await claim(later(60_000)))?.url).toBe('https://outlet.example/a')
})

test('a released tip is available at once, a finished one is gone', async () => {
  await keep('a')
  const first = await claim()
  await releaseRow(db, 'tips', first?.id ?? '')
  const again = await claim()
  expect(again?.id).toBe(first?.id)
  await deleteTip(db, again?.id ?? '')
  expect(await db.selectFrom('tips').select('id').execute()).toEqual([])
})

test('readers may send tips only if an administrator has enabled it', async () => {
  expect(await takesTips(db)).toBe(false)
  await setRows(db, 'settings', { tipsEnabled: true })
  expect(await takesTips(db)).toBe(true)
})
