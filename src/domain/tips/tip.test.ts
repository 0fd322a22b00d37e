import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addRow, addWaitingEntry, setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { withWritesRefused } from '../../database/backup/refuse-writes.ts'
import { releaseRow } from '../../database/lease.ts'
import {
  claimTip,
  deleteTip,
  isQueuedTip,
  isTipRejectedByRule,
  isUntouchedTip,
  sendTip,
  takesTips,
} from './tip.ts'

const tables = ['tips', 'entries', 'attempts'] as const
const { db, url: databaseUrl, now } = await freshDatabase({ at: '2026-03-01T06:00:00Z', empty: [...tables] })
const later = (ms: number) => new Date(now.getTime() + ms)
const { accountId: editor } = await authorizedEditor(db)
const rule = await addRow(db, 'rules', { name: 'No rain', words: ['rain'], action: 'reject', position: 1 })

const askOf = async (id: string) =>
  db
    .selectFrom('entries')
    .select([isUntouchedTip.as('isUntouched'), isTipRejectedByRule.as('isRejectedByRule')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test.each([
  ['a tip that waits', { origin: 'tip' }, [true, false]],
  ['a tip that an editor has touched', { origin: 'tip', version: 2 }, [false, false]],
  ['what a feed brought', { origin: 'feed' }, [false, false]],
  ['a tip that a rule turned down', { origin: 'tip', status: 'rejected', ruleId: rule.id }, [false, true]],
  [
    'a tip that an editor turned down after a rule',
    { origin: 'tip', status: 'rejected', ruleId: rule.id, decidedBy: editor, version: 2 },
    [false, false],
  ],
  [
    'an entry that a rule turned down',
    { origin: 'feed', status: 'rejected', ruleId: rule.id },
    [false, false],
  ],
] as const)('%s', async (_, fields, [isUntouched, isRejectedByRule]) => {
  const { id } = await addWaitingEntry(db, fields)
  expect(await askOf(id)).toEqual({ isUntouched, isRejectedByRule })
})

test('tips of the queue are counted in the small index of what people brought', async () => {
  for (const origin of ['feed', 'feed', 'feed', 'tip'] as const) await addWaitingEntry(db, { origin })
  const plan = await db.transaction().execute(async tx => {
    // The table is small enough to be read whole; the question is whether the index can be used.
    await sql`set local enable_seqscan = off`.execute(tx)
    await sql`analyze entries`.execute(tx)
    return sql`explain select count(*) from entries where ${isQueuedTip}`.execute(tx)
  })
  expect(JSON.stringify(plan.rows)).toContain('entries_waiting_brought')
})

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
