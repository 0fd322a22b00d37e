import { expect, test } from 'vitest'
import {
  addCategory,
  addNewsLink,
  addScheduledEntry,
  addWaitingEntry,
} from '../../../../test/support/builders.ts'
import { emptyBefore } from '../../../../test/support/empty-before.ts'
import { freshDatabase } from '../../../../test/support/fresh-database.ts'
import { findLookalike } from './find-lookalike.ts'

const { db } = await freshDatabase()
const now = new Date('2026-03-01T06:00:00Z')
const category = await addCategory(db)
const title = 'River otters return to the old mill pond after forty years'

emptyBefore(db, 'entries', 'newsLinks')

const typed = {
  title,
  description: '',
  imageUrl: '',
  source: 'The Outlet',
  outletId: null,
  publishedAt: now,
  url: 'https://outlet.example/otters-2',
  canonicalUrl: 'https://outlet.example/otters-2',
}

test('an article that the same outlet published under another address is found, with the reason', async () => {
  const url = 'https://outlet.example/otters-1'
  const { id } = await addNewsLink(db, { category: category.id, title, url, publishedAt: now })
  expect(await findLookalike(db, typed, { now, language: 'en' })).toEqual({
    of: { kind: 'news-link', id, title, url },
    why: expect.stringContaining('headline'),
  })
})

test.each([
  ['waiting', 'waiting'],
  ['rejected', 'rejected'],
] as const)('an entry with status %s is found with that status', async (status, said) => {
  const { id } = await addWaitingEntry(db, { title, status, firstSeenAt: now })
  expect((await findLookalike(db, typed, { now, language: 'en' }))?.of).toMatchObject({
    kind: 'entry',
    id,
    status: said,
  })
})

test('a scheduled entry is found as scheduled', async () => {
  const { id } = await addScheduledEntry(db, { title, firstSeenAt: now, category: category.id })
  const found = await findLookalike(db, typed, { now, language: 'en' })
  expect(found).toEqual({
    of: { kind: 'entry', id, title, url: expect.any(String), status: 'scheduled' },
    why: 'same headline from the same outlet at the same time',
  })
})

test('an entry that became a news link is found as that link, even through an entry grouped with it', async () => {
  const link = await addNewsLink(db, { category: category.id, title: 'Otters again' })
  const first = await addWaitingEntry(db, { status: 'published', newsLinkId: link.id })
  await addWaitingEntry(db, { title, duplicateOf: first.id, firstSeenAt: now })
  const found = await findLookalike(db, typed, { now, language: 'en' })
  expect(found?.of).toEqual({ kind: 'news-link', id: link.id, title: link.title, url: link.url })
})

test('another headline, or the same headline of another outlet, finds nothing', async () => {
  await addNewsLink(db, { category: category.id, title: 'Ferry timetable changes on Monday morning' })
  expect(await findLookalike(db, typed, { now, language: 'en' })).toBeNull()
  expect(await findLookalike(db, { ...typed, title: '' }, { now, language: 'en' })).toBeNull()
})
