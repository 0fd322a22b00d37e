import { expect, test } from 'vitest'
import {
  addCategory,
  addNewsLink,
  addScheduledEntry,
  addWaitingEntry,
  getRow,
  setRow,
} from '../../../../test/support/builders.ts'
import { freshDatabase } from '../../../../test/support/fresh-database.ts'
import { untilBlocked } from '../../../../test/support/until-blocked.ts'
import { findLookalike } from './add-entry.ts'
import { closePublishedTips, lockTips } from './arriving-tips.ts'
import { alikeColumns } from './find-alike.ts'

const { db, now } = await freshDatabase({ at: '2026-03-01T06:00:00Z', empty: ['entries', 'newsLinks'] })
const category = await addCategory(db)

const findEntry = (id: string) => getRow(db, 'entries', id)

test('tips leave the queue as duplicates of the published link and keep their senders’ notes', async () => {
  const tip = await addWaitingEntry(db, { origin: 'tip', tipNote: 'At last!', tipFrom: 'Ravi' })
  const other = await addWaitingEntry(db, { origin: 'tip' })
  const link = await addNewsLink(db, { category: category.id })
  await closePublishedTips(db, new Map([[tip.id, link.id]]), now)
  const held = { status: 'duplicate', duplicateRule: 'address', newsLinkId: link.id, duplicateOf: null }
  const kept = { version: 2, updatedAt: now, tipNote: 'At last!', tipFrom: 'Ravi' }
  expect(await findEntry(tip.id)).toMatchObject({ ...held, ...kept })
  expect(await findEntry(other.id)).toEqual(other)
})

test('a tip that an editor has already decided stays as it is', async () => {
  const tip = await addWaitingEntry(db, { origin: 'tip', status: 'rejected' })
  const link = await addNewsLink(db, { category: category.id })
  await closePublishedTips(db, new Map([[tip.id, link.id]]), now)
  expect(await findEntry(tip.id)).toEqual(tip)
})

test('an editor’s decision about a tip waits for the feed that publishes it', async () => {
  const tip = await addWaitingEntry(db, { origin: 'tip' })
  let deciding: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async tx => {
    await lockTips(tx, [tip.id])
    deciding = setRow(db, 'entries', tip.id, { featured: true })
    await untilBlocked(tx)
  })
  await deciding
  expect((await findEntry(tip.id)).featured).toBe(true)
})

const title = 'River otters return to the old mill pond after forty years'

const url = 'https://outlet.example/otters-2'
const texts = { title, description: '', imageUrl: '', source: 'The Outlet' }
const typed = { ...texts, outletId: null, publishedAt: now, url, canonicalUrl: url }
const find = (given: Partial<typeof typed> = {}) =>
  findLookalike(db, { ...typed, ...given }, { now, language: 'en' })

test('an article that the same outlet published under another address is found, with the reason', async () => {
  const url = 'https://outlet.example/otters-1'
  const { id } = await addNewsLink(db, { category: category.id, title, url, publishedAt: now })
  expect(await find()).toEqual({
    of: { kind: 'news-link', id, title, url },
    why: expect.stringContaining('headline'),
  })
})

test.each([
  ['waiting', () => addWaitingEntry(db, { title, firstSeenAt: now })],
  ['rejected', () => addWaitingEntry(db, { title, status: 'rejected', firstSeenAt: now })],
  ['scheduled', () => addScheduledEntry(db, { title, firstSeenAt: now, category: category.id })],
])('a %s entry is found with its status and the reason', async (status, add) => {
  const { id, url } = await add()
  expect(await find()).toEqual({
    of: { kind: 'entry', id, title, url, status },
    why: expect.stringContaining('same headline from the same outlet at the same time'),
  })
})

test('an entry that became a news link is found as that link, even through an entry grouped with it', async () => {
  const link = await addNewsLink(db, { category: category.id, title: 'Otters again' })
  const first = await addWaitingEntry(db, { status: 'published', newsLinkId: link.id })
  await addWaitingEntry(db, { title, duplicateOf: first.id, firstSeenAt: now })
  const found = await find()
  expect(found?.of).toEqual({ kind: 'news-link', id: link.id, title: link.title, url: link.url })
})

test('another headline, or the same headline of another outlet, finds nothing', async () => {
  await addNewsLink(db, { category: category.id, title: 'Ferry timetable changes on Monday morning' })
  expect(await find()).toBeNull()
  expect(await find({ title: '' })).toBeNull()
})

const reason = { code: 'same-outlet', rule: 'headline', minutes: 5, isTurnedDown: false } as const
const said = { rule: 'headline', reason } as const
const written = { duplicateRule: 'headline', reason, newsLinkId: null, duplicateOf: null }

test.each([
  ['a news link refers to the link', { kind: 'news-link', id: 'l1' }, { newsLinkId: 'l1' }],
  ['another entry refers to that entry', { kind: 'entry', id: 'e1' }, { duplicateOf: 'e1' }],
  [
    'one of the same poll, which has no id yet, has no reference',
    { kind: 'given', canonicalUrl: 'https://delta.example/1' },
    {},
  ],
] as const)('an entry that is like %s', (_, of, columns) => {
  expect(alikeColumns({ ...said, of })).toEqual({ ...written, ...columns })
})
