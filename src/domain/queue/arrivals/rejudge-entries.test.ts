import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addWaitingEntry, getRow } from '../../../../test/support/builders.ts'
import { freshNewsroom } from '../../../../test/support/fresh-newsroom.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { decideEntries } from '../decide-entries.ts'
import { lockUnchanged } from '../open-entries.ts'
import { type Rejudged, rejudgeEntries } from './entry-queries.ts'

const { db, by, now } = await freshNewsroom()
const category = await addCategory(db)
const link = await addNewsLink(db, { category: category.id })
const other = await addWaitingEntry(db)

const likeness = (rule: 'headline' | 'wording') =>
  ({ code: 'same-outlet', rule, minutes: 5, isTurnedDown: false }) as const

const nothing = { reason: null, newsLinkId: null, duplicateOf: null, duplicateRule: null, givenUrl: '' }
const alike = (rule: 'headline' | 'wording') => ({ ...nothing, duplicateRule: rule, reason: likeness(rule) })
const toLink = { ...alike('headline'), newsLinkId: link.id }
const toEntry = { ...alike('wording'), duplicateOf: other.id }

const find = (id: string) => getRow(db, 'entries', id)
const rejudge = (was: Rejudged['was'], said: Omit<Rejudged, 'was'>) =>
  rejudgeEntries(db, [{ was, ...said }], now)

test('entries get a new reason and stay waiting without a new version', async () => {
  const [a, b] = [await addWaitingEntry(db), await addWaitingEntry(db)]
  await rejudge(a, { status: 'waiting', ...toLink })
  await rejudge(b, { status: 'waiting', ...toEntry })
  expect(await find(a.id)).toMatchObject({ ...toLink, status: 'waiting', version: 1, judgedVersion: 1 })
  expect(await find(b.id)).toMatchObject({ ...toEntry, status: 'waiting', version: 1, category: b.category })
})

test('an entry whose status changes has a new version that is not an editor’s', async () => {
  const held = await addWaitingEntry(db, { status: 'duplicate', duplicateRule: 'headline', reason: 'same' })
  const ruling = { category: category.id, ruleId: null, decidedAt: null }
  await rejudge(held, { ...nothing, status: 'published', newsLinkId: link.id, ...ruling })
  const written = { newsLinkId: link.id, duplicateRule: null, reason: null, category: category.id }
  const version = { version: 2, judgedVersion: 2, updatedAt: now }
  expect(await find(held.id)).toMatchObject({ status: 'published', ...written, ...version })
})

test('entries that an editor has decided or changed are neither updated nor locked', async () => {
  const held = await addWaitingEntry(db, { status: 'duplicate', duplicateRule: 'headline' })
  const open = await addWaitingEntry(db, { duplicateRule: 'headline' })
  const untouched = await addWaitingEntry(db)
  const until = new Date('2026-03-02T06:00:00Z')
  await decideEntries(db, { entries: [held], decision: { action: 'reject' }, by, now })
  await decideEntries(db, { entries: [open], decision: { action: 'snooze', until }, by, now })
  const before = [await find(held.id), await find(open.id)]
  await rejudge(held, { ...nothing, status: 'waiting' })
  await rejudge(open, { ...nothing, status: 'published' })
  expect([await find(held.id), await find(open.id)]).toEqual(before)
  const locked = await inTransaction(db, tx => lockUnchanged(tx, [held, open, untouched]))
  expect(locked).toEqual(new Set([untouched.id]))
})
