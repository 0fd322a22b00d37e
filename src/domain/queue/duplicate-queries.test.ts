import { expect, test } from 'vitest'
import {
  addCategory,
  addNewsLink,
  addRow,
  addRows,
  addWaitingEntry,
  setRow,
} from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import type { TimeKey } from '../../database/slice-page.ts'
import { listDecided } from './decided-entries.ts'
import { listLearnt, listLedger } from './duplicate-queries.ts'

const { db } = await freshDatabase({ empty: ['entries', 'newsLinks', 'outlets', 'accounts'] })
const start = new Date('2026-03-01T06:00:00Z')
const minute = (n: number) => new Date(start.getTime() + n * 60_000)
const { id: category } = await addCategory(db)

type Rule = 'address' | 'headline' | 'wording' | 'text'
const held = (title: string, rule: Rule, fields: Parameters<typeof addWaitingEntry>[1] = {}) =>
  addWaitingEntry(db, { title, status: 'duplicate', duplicateRule: rule, ...fields })

const ledger = async (rule: Rule | null = null, kind: 'held' | 'grouped' = 'held') =>
  (await listLedger(db, { language: 'en', kind, rule, after: null, limit: 50 })).entries
const titles = async (...given: Parameters<typeof ledger>) =>
  (await ledger(...given)).map(({ title }) => title)

test('held entries are listed newest first, without those that wait or were decided since', async () => {
  await held('Old', 'address', { firstSeenAt: minute(1) })
  await held('New', 'text', { firstSeenAt: minute(2) })
  await held('Grouped', 'headline', { status: 'waiting' })
  await addWaitingEntry(db, { title: 'Free' })
  for (const status of ['published', 'rejected'] as const) await held('Decided', 'address', { status })
  expect(await titles()).toEqual(['New', 'Old'])
  expect([await titles('address'), await titles('wording')]).toEqual([['Old'], []])
  expect(await titles('headline', 'grouped')).toEqual(['Grouped'])
})

type Page<K> = { entries: { id: string }[]; next: K | null }

/** The ids on all pages, of which there are fewer than ten. */
async function readPages<K>(read: (after: K | null) => Promise<Page<K>>): Promise<string[]> {
  const ids: string[] = []
  for (let after: K | null = null, pages = 0; pages < 9; pages += 1) {
    const page: Page<K> = await read(after)
    ids.push(...page.entries.map(({ id }) => id))
    after = page.next
    if (!after) break
  }
  return ids
}

test('each refers to the published link or entry that it duplicates', async () => {
  const link = await addNewsLink(db, { category, title: 'Published' })
  const first = await addWaitingEntry(db, { title: 'First' })
  await held('A', 'address', { newsLinkId: link.id, firstSeenAt: minute(3) })
  await held('B', 'headline', { duplicateOf: first.id, firstSeenAt: minute(2) })
  await held('C', 'text', { firstSeenAt: minute(1) })
  expect((await ledger()).map(({ heldOf }) => [heldOf?.title, heldOf?.url])).toEqual([
    ['Published', link.url],
    ['First', first.url],
    [undefined, undefined],
  ])
})

test('only an entry that waits is named as waiting', async () => {
  for (const status of ['waiting', 'rejected'] as const) {
    const { id } = await addWaitingEntry(db, { title: status, status })
    await held(status, 'headline', { duplicateOf: id })
  }
  expect(new Map((await ledger()).map(({ title, heldOf }) => [title, heldOf?.kind]))).toEqual(
    new Map([
      ['waiting', 'entry'],
      ['rejected', 'decided-entry'],
    ]),
  )
})

test('pages follow each other by key, even among simultaneous entries', async () => {
  for (const at of [1, 2, 2, 2, 3]) await held(`At ${at}`, 'address', { firstSeenAt: minute(at) })
  const all = (await ledger()).map(entry => entry.id)
  const read = (after: TimeKey | null) =>
    listLedger(db, { language: 'en', kind: 'held', rule: null, after, limit: 2 })
  expect(await readPages(read)).toEqual(all)
  expect(all).toHaveLength(5)
})

test('exceptions are listed with their outlet, newest first', async () => {
  const herald = { name: 'The Herald', homeUrl: 'https://herald.example/' }
  const { id: outletId } = await addRow(db, 'outlets', herald)
  const exception = (value: string, at: number) =>
    ({ outletId, rule: 'parameter', value, createdAt: minute(at) }) as const
  await addRows(db, 'duplicateExceptions', [exception('id', 1), exception('page', 2)])
  expect((await listLearnt(db)).map(({ outlet, rule, value }) => [outlet, rule, value])).toEqual([
    ['The Herald', 'parameter', 'page'],
    ['The Herald', 'parameter', 'id'],
  ])
})

async function decide(
  title: string,
  { status, at }: { status: 'published' | 'rejected' | 'duplicate'; at: number | null },
) {
  const { id } = await addWaitingEntry(db, { title, status })
  await setRow(db, 'entries', id, { decidedAt: at === null ? null : minute(at) })
  return id
}

const decided = async (status: 'published' | 'rejected' | null = null) =>
  (await listDecided(db, { language: 'en', status, after: null, limit: 50 })).entries

test('decisions are listed latest first, in whatever order the entries arrived', async () => {
  await decide('Second', { status: 'rejected', at: 2 })
  await decide('Third', { status: 'published', at: 3 })
  await decide('First', { status: 'published', at: 1 })
  await decide('Nobody decided', { status: 'published', at: null })
  await decide('Held', { status: 'duplicate', at: 4 })
  expect((await decided()).map(entry => entry.title)).toEqual(['Third', 'Second', 'First'])
  expect((await decided('published')).map(entry => entry.title)).toEqual(['Third', 'First'])
  expect((await decided('rejected')).map(entry => entry.title)).toEqual(['Second'])
})

test('a decision names its editor, or nobody if a rule decided or the account is deleted', async () => {
  const id = await decide('By Asha', { status: 'rejected', at: 2 })
  await decide('By a rule', { status: 'rejected', at: 1 })
  const account = { email: 'asha@example.org', name: 'Asha Devi', role: 'editor', passwordHash: 'x' } as const
  const { id: decidedBy } = await addRow(db, 'accounts', account)
  await setRow(db, 'entries', id, { decidedBy })
  expect((await decided()).map(entry => entry.decidedBy)).toEqual(['Asha Devi', null])
  await db.deleteFrom('accounts').execute()
  expect((await decided()).map(entry => entry.decidedBy)).toEqual([null, null])
})

test('pages of decisions follow each other by key, even within one batch', async () => {
  for (const at of [1, 2, 2, 2, 3]) await decide(`At ${at}`, { status: 'rejected', at })
  const all = (await decided()).map(entry => entry.id)
  const read = (after: TimeKey | null) => listDecided(db, { language: 'en', status: null, after, limit: 2 })
  expect(await readPages(read)).toEqual(all)
  expect(all).toHaveLength(5)
})
