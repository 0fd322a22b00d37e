import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addRow } from '../../../test/support/builders.ts'
import { closedOutside } from '../../../test/support/closed-outside.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import type { SubmittedEntry } from '../../domain/queue/arrivals/add-entry.ts'
import { addTip, readTips, type TipDeps } from './read-tips.ts'

const { db } = await freshDatabase({ empty: ['entries', 'newsLinks', 'rules'] })
const now = new Date('2026-03-01T06:00:00Z')
const url = 'https://outlet.example/ferry-1'
const tip: SubmittedEntry = {
  origin: 'tip',
  url,
  canonicalUrl: url,
  title: 'The ferry is back',
  description: 'It runs again.',
  imageUrl: '',
  publishedAt: null,
  language: 'en',
  source: 'The Outlet',
  sourceIconUrl: '',
  outletId: null,
  category: null,
  tipNote: 'At last!',
  tipFrom: '',
}
const listEntries = () => db.selectFrom('entries').selectAll().orderBy('id').execute()

const addRule = async (fields: { action: 'category' | 'hold' | 'reject' | 'publish'; toCategory?: string }) =>
  addRow(db, 'rules', {
    name: `To ${fields.action}`,
    words: ['ferry'],
    position: fields.action === 'category' ? 0 : 1,
    ...fields,
  })
const hitsOf = async (id: string) =>
  (await db.selectFrom('rules').select('hitCount').where('id', '=', id).executeTakeFirstOrThrow()).hitCount

async function readFerry() {
  await addTip(db, tip, now)
  return (await listEntries())[0]
}

test('a tip rejected by a rule has the rule’s name, and does not come back', async () => {
  const { id } = await addRule({ action: 'reject' })
  const rejected = {
    status: 'rejected',
    ruleId: id,
    reason: { code: 'by-rule', name: 'To reject' },
    decidedAt: now,
  }
  expect(await readFerry()).toMatchObject({ ...rejected, tipNote: 'At last!' })
  expect(await hitsOf(id)).toBe(1)
  await addTip(db, tip, now)
  expect(await listEntries()).toMatchObject([rejected])
  expect(await hitsOf(id)).toBe(1)
})

test('a rule holds a tip, and an earlier rule chooses its category', async () => {
  const { id: category } = await addCategory(db)
  const chooses = await addRule({ action: 'category', toCategory: category })
  const holds = await addRule({ action: 'hold' })
  expect(await readFerry()).toMatchObject({
    status: 'waiting',
    category,
    ruleId: holds.id,
    reason: { code: 'by-rule', name: 'To hold' },
  })
  expect([await hitsOf(chooses.id), await hitsOf(holds.id)]).toEqual([1, 1])
})

test('no rule publishes a tip: it waits in the category that an earlier rule chose', async () => {
  const { id: category } = await addCategory(db)
  const chooses = await addRule({ action: 'category', toCategory: category })
  const publishes = await addRule({ action: 'publish' })
  const waits = { status: 'waiting', category, ruleId: chooses.id, reason: null, newsLinkId: null }
  expect(await readFerry()).toMatchObject(waits)
  expect([await hitsOf(chooses.id), await hitsOf(publishes.id)]).toEqual([1, 0])
  expect(await db.selectFrom('newsLinks').select('id').execute()).toEqual([])
})

const deps: TipDeps = { db, outside: closedOutside, now: () => now, log: { warn: () => {}, error: () => {} } }

test('a tip whose parameter names the article at its outlet is not taken for the outlet’s other article', async () => {
  const values = { name: 'The Outlet', homeUrl: 'https://outlet.example/', hosts: ['outlet.example'] }
  const { id: outletId } = await db
    .insertInto('outlets')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  await addRow(db, 'duplicateExceptions', { outletId, rule: 'parameter', value: 'ref' })
  const { id: category } = await addCategory(db)
  await addNewsLink(db, { category, url: 'https://outlet.example/story' })
  for (const ref of ['ferry', 'ferry&utm_source=x', 'bridge']) {
    const url = `https://outlet.example/story?ref=${ref}`
    await addRow(db, 'tips', { url, note: '', sentBy: '', sentAt: now })
  }
  await readTips(deps, new AbortController().signal)
  expect(await db.selectFrom('tips').select('id').execute()).toEqual([])
  const entries = await db.selectFrom('entries').selectAll().orderBy('id').execute()
  expect(entries.map(({ url, canonicalUrl }) => [url, canonicalUrl])).toEqual(
    ['ferry', 'bridge'].map(ref => Array(2).fill(`https://outlet.example/story?ref=${ref}`)),
  )
})
