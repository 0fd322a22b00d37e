import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addWaitingEntry } from '../../../../test/support/builders.ts'
import { freshNewsroom } from '../../../../test/support/fresh-newsroom.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { decideEntries } from '../decide-entries.ts'
import { lockAsJudged, type Rejudged, rejudgeEntries } from './rejudge-entries.ts'

const { db, by, now } = await freshNewsroom('2026-03-01T06:00:00Z')
const category = await addCategory(db)
const link = await addNewsLink(db, { category: category.id })
const other = await addWaitingEntry(db)

const likeness = (rule: 'headline' | 'wording') =>
  ({ code: 'same-outlet', rule, minutes: 5, isTurnedDown: false }) as const

const nothing = { reason: null, newsLinkId: null, duplicateOf: null, duplicateRule: null, givenUrl: '' }
const toLink = {
  ...nothing,
  duplicateRule: 'headline',
  reason: likeness('headline'),
  newsLinkId: link.id,
} as const
const toEntry = {
  ...nothing,
  duplicateRule: 'wording',
  reason: likeness('wording'),
  duplicateOf: other.id,
} as const

const find = (id: string) =>
  db.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const rejudge = (was: Rejudged['was'], said: Omit<Rejudged, 'was'>) =>
  rejudgeEntries(db, [{ was, ...said }], now)

test('entries get a new reason and stay waiting without a new version', async () => {
  const [a, b] = [await addWaitingEntry(db), await addWaitingEntry(db)]
  await rejudgeEntries(
    db,
    [
      { was: a, status: 'waiting', ...toLink },
      { was: b, status: 'waiting', ...toEntry },
    ],
    now,
  )
  expect(await find(a.id)).toMatchObject({ ...toLink, status: 'waiting', version: 1, judgedVersion: 1 })
  expect(await find(b.id)).toMatchObject({ ...toEntry, status: 'waiting', version: 1, category: b.category })
})

test('an entry whose status changes has a new version that is not an editor’s', async () => {
  const held = await addWaitingEntry(db, { status: 'duplicate', duplicateRule: 'headline', reason: 'same' })
  const ruling = { category: category.id, ruleId: null, decidedAt: null }
  await rejudge(held, { ...nothing, status: 'published', newsLinkId: link.id, ...ruling })
  expect(await find(held.id)).toMatchObject({
    status: 'published',
    newsLinkId: link.id,
    duplicateRule: null,
    reason: null,
    category: category.id,
    version: 2,
    judgedVersion: 2,
    updatedAt: now,
  })
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
  const locked = await inTransaction(db, tx => lockAsJudged(tx, [held, open, untouched]))
  expect(locked).toEqual(new Set([untouched.id]))
})

test('without entries no query is made', async () => {
  await rejudgeEntries(db, [], now)
})
