import { expect, test } from 'vitest'
import {
  addCategory,
  addNewsLink,
  addRow,
  addRows,
  addWaitingEntry,
  setRow,
} from '../../../test/support/builders.ts'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { type DecidedKey, listDecided } from './decided-queries.ts'
import { type LedgerKey, listLearnt, listLedger } from './duplicate-queries.ts'

const { db } = await freshDatabase()
const start = new Date('2026-03-01T06:00:00Z')
const minute = (n: number) => new Date(start.getTime() + n * 60_000)
const { id: category } = await addCategory(db)

emptyBefore(db, 'entries', 'newsLinks', 'outlets', 'accounts')

type Rule = 'address' | 'headline' | 'wording' | 'text'
async function held(title: string, rule: Rule, fields: Parameters<typeof addWaitingEntry>[1] = {}) {
  const entry = await addWaitingEntry(db, { title, status: 'duplicate', ...fields })
  await setRow(db, 'entries', entry.id, { duplicateRule: rule })
  return entry
}

const ledger = async (rule: Rule | null = null, kind: 'held' | 'grouped' = 'held') =>
  (await listLedger(db, { kind, rule, after: null, limit: 50 })).entries

test('held entries are listed newest first, and others are not', async () => {
  await held('Old', 'address', { firstSeenAt: minute(1) })
  await held('New', 'text', { firstSeenAt: minute(2) })
  await addWaitingEntry(db, { title: 'Free' })
  expect((await ledger()).map(entry => entry.title)).toEqual(['New', 'Old'])
})

test('the ledger can be limited to one rule', async () => {
  await held('A', 'address')
  await held('H', 'headline')
  expect((await ledger('headline')).map(entry => entry.title)).toEqual(['H'])
  expect(await ledger('wording')).toEqual([])
})

test('held and grouped entries are two lists', async () => {
  await held('Held', 'headline')
  await held('Grouped', 'headline', { status: 'waiting' })
  expect((await ledger()).map(entry => entry.title)).toEqual(['Held'])
  expect((await ledger('headline', 'grouped')).map(entry => entry.title)).toEqual(['Grouped'])
})

test('entries that an editor has since decided are not listed', async () => {
  for (const status of ['published', 'rejected'] as const) await held('Decided', 'address', { status })
  expect(await ledger()).toEqual([])
})

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
  const seen: string[] = []
  for (let after: LedgerKey | null = null, pages = 0; pages < 9; pages += 1) {
    const page = await listLedger(db, { kind: 'held', rule: null, after, limit: 2 })
    seen.push(...page.entries.map(entry => entry.id))
    after = page.next
    if (!after) break
  }
  expect(seen).toEqual(all)
  expect(seen).toHaveLength(5)
})

test('exceptions are listed with their outlet, newest first', async () => {
  const { id: outletId } = await addRow(db, 'outlets', {
    name: 'The Herald',
    homeUrl: 'https://herald.example/',
  })
  const exception = (value: string, at: number) => ({
    outletId,
    rule: 'parameter' as const,
    value,
    createdAt: minute(at),
  })
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
  const entry = await addWaitingEntry(db, { title, status })
  const decidedAt = at === null ? null : minute(at)
  await setRow(db, 'entries', entry.id, { decidedAt })
  return entry.id
}

const decided = async (status: 'published' | 'rejected' | null = null) =>
  (await listDecided(db, { filter: { status }, after: null, limit: 50 })).entries

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
  const { id: decidedBy } = await db
    .insertInto('accounts')
    .values(account)
    .returning('id')
    .executeTakeFirstOrThrow()
  await setRow(db, 'entries', id, { decidedBy })
  expect((await decided()).map(entry => entry.decidedBy)).toEqual(['Asha Devi', null])
  await db.deleteFrom('accounts').execute()
  expect((await decided()).map(entry => entry.decidedBy)).toEqual([null, null])
})

test('pages of decisions follow each other by key, even within one batch', async () => {
  for (const at of [1, 2, 2, 2, 3]) await decide(`At ${at}`, { status: 'rejected', at })
  const all = (await decided()).map(entry => entry.id)
  const seen: string[] = []
  for (let after: DecidedKey | null = null, pages = 0; pages < 9; pages += 1) {
    const page = await listDecided(db, { filter: { status: null }, after, limit: 2 })
    seen.push(...page.entries.map(entry => entry.id))
    after = page.next
    if (!after) break
  }
  expect(seen).toEqual(all)
  expect(seen).toHaveLength(5)
})
