import { beforeEach, expect, test } from 'vitest'
import { addWaitingEntry } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { sendTip } from './send-tip.ts'
import { claimTip, deleteTip, releaseTip, takesTips } from './tip-queries.ts'

const { db } = await freshDatabase()
const now = new Date('2026-03-01T06:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)

beforeEach(async () => {
  for (const table of ['tips', 'entries', 'attempts'] as const) await db.deleteFrom(table).execute()
})

const send = (url: string, { address = '10.0.0.1', at = now } = {}) =>
  sendTip(db, { tip: { url, note: 'Look', name: 'Ravi' }, address, now: at })
const tips = () => db.selectFrom('tips').selectAll().orderBy('sentAt').execute()
const fillAllButOne = () => {
  const blank = { note: '', sentBy: '', sentAt: now }
  const rows = Array.from({ length: 299 }, (_, n) => ({ ...blank, url: `https://o.example/${n}` }))
  return db.insertInto('tips').values(rows).execute()
}
const claim = (at = now) => claimTip(db, { now: at, until: new Date(at.getTime() + 60_000) })

test('a tip is kept word for word, under its address as browsers write it', async () => {
  expect(await send('HTTPS://Outlet.Example/a b')).toEqual({ ok: true })
  expect(await tips()).toMatchObject([
    { url: 'https://outlet.example/a%20b', note: 'Look', sentBy: 'Ravi', sentAt: now, claimedUntil: null },
  ])
})

test('whoever sends too many hears when to come back', async () => {
  const answers = []
  for (let n = 0; n < 60; n += 1) answers.push(await send(`https://outlet.example/${n}`))
  const refused = answers.find(answer => !answer.ok)
  expect(refused).toMatchObject({ reason: 'throttled', retryAfterSeconds: expect.any(Number) })
  expect(await send('https://outlet.example/other', { address: '10.0.9.9' })).toEqual({ ok: true })
})

test('when as many wait as editors can look at, no more are taken', async () => {
  await fillAllButOne()
  await addWaitingEntry(db, { origin: 'feed' })
  expect(await send('https://outlet.example/last')).toEqual({ ok: true })
  expect(await send('https://outlet.example/more')).toEqual({ ok: false, reason: 'full' })
})

test('a tip that waits in the queue takes room like one that is not read yet', async () => {
  await fillAllButOne()
  await addWaitingEntry(db, { origin: 'tip' })
  expect(await send('https://outlet.example/more')).toEqual({ ok: false, reason: 'full' })
})

test('the oldest tip is read first, by one alone', async () => {
  await send('https://outlet.example/second', { at: later(2) })
  await send('https://outlet.example/first', { at: later(1), address: '10.0.0.2' })
  expect((await claim())?.url).toBe('https://outlet.example/first')
  expect((await claim())?.url).toBe('https://outlet.example/second')
  expect(await claim()).toBeNull()
})

test('of ten who take the one tip at once, one has it', async () => {
  await send('https://outlet.example/a')
  const claims = await Promise.all(Array.from({ length: 10 }, () => claim()))
  expect(claims.filter(Boolean)).toHaveLength(1)
})

test('a tip that was taken and never finished comes last, when its time is over', async () => {
  await send('https://outlet.example/a', { at: later(1) })
  await claim()
  await send('https://outlet.example/b', { at: later(2), address: '10.0.0.2' })
  expect((await claim(later(60_000)))?.url).toBe('https://outlet.example/b')
  expect((await claim(later(60_000)))?.url).toBe('https://outlet.example/a')
})

test('a tip that is given back is there at once, one that is done is gone', async () => {
  await send('https://outlet.example/a')
  const first = await claim()
  await releaseTip(db, first?.id ?? '')
  const again = await claim()
  expect(again?.id).toBe(first?.id)
  await deleteTip(db, again?.id ?? '')
  expect(await tips()).toEqual([])
})

test('readers may send tips when an administrator says so', async () => {
  expect(await takesTips(db)).toBe(false)
  await db.updateTable('settings').set({ tipsEnabled: true }).execute()
  expect(await takesTips(db)).toBe(true)
})
