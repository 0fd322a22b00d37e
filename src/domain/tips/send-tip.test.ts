import { beforeEach, expect, test } from 'vitest'
import { addWaitingEntry } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { sendTip } from './send-tip.ts'

const { db } = await freshDatabase()
const now = new Date('2026-03-01T06:00:00Z')

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
