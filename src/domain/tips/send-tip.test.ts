import { expect, test } from 'vitest'
import { addWaitingEntry } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { withWritesRefused } from '../../database/backup/refuse-writes.ts'
import { sendTip } from './tip.ts'

const { db, url: databaseUrl } = await freshDatabase({ empty: ['tips', 'entries', 'attempts'] })
const now = new Date('2026-03-01T06:00:00Z')

const send = (url: string, { address = '10.0.0.1', at = now } = {}) =>
  sendTip(db, { tip: { url, note: 'Look', name: 'Ravi' }, address, now: at })
const tips = () => db.selectFrom('tips').selectAll().orderBy('id').execute()
const fillAllButOne = () => {
  const blank = { note: '', sentBy: '', sentAt: now }
  const rows = Array.from({ length: 299 }, (_, n) => ({ ...blank, url: `https://o.example/${n}` }))
  return db.insertInto('tips').values(rows).execute()
}

test('a tip is stored word for word, under its address as browsers write it', async () => {
  expect(await send('HTTPS://Outlet.Example/a b')).toEqual({ ok: true })
  expect(await tips()).toMatchObject([
    { url: 'https://outlet.example/a%20b', note: 'Look', sentBy: 'Ravi', sentAt: now, claimedUntil: null },
  ])
})

test('a sender of too many tips is told when to retry', async () => {
  const answers = []
  for (let n = 0; n < 60; n += 1) answers.push(await send(`https://outlet.example/${n}`))
  const refused = answers.find(answer => !answer.ok)
  expect(refused).toMatchObject({ reason: 'throttled', retryAfterSeconds: expect.any(Number) })
  expect(await send('https://outlet.example/other', { address: '10.0.9.9' })).toEqual({ ok: true })
})

test('when many tips are unread, networks may not send a second one, but may still send a first', async () => {
  await fillAllButOne()
  expect(await send('https://outlet.example/first')).toEqual({ ok: true })
  expect(await send('https://outlet.example/second')).toEqual({ ok: false, reason: 'full' })
  expect(await send('https://outlet.example/other', { address: '10.0.9.9' })).toEqual({ ok: true })
})

test('an editor who decides nothing does not stop new tips', async () => {
  for (let n = 0; n < 301; n += 1) await addWaitingEntry(db, { origin: 'tip' })
  for (const n of [1, 2]) expect(await send(`https://outlet.example/${n}`)).toEqual({ ok: true })
})

test('the tip’s number within its network is stored, and nothing about the sender', async () => {
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.1.1']) await send('https://o.example/', { address })
  expect(await tips()).toMatchObject([{ turn: 1 }, { turn: 2 }, { turn: 1 }])
  expect(JSON.stringify(await tips())).not.toContain('10.0.')
})

test('while a backup is restored, tips are refused without an error', async () => {
  const refused = await withWritesRefused(databaseUrl, () => send('https://outlet.example/now'))
  expect(refused).toEqual({ ok: false, reason: 'no-writes' })
})
