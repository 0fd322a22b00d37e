import { beforeEach, expect, test } from 'vitest'
import { addCategory, addNewsLink, addWaitingEntry } from '../../../../test/support/builders.ts'
import { freshDatabase } from '../../../../test/support/fresh-database.ts'
import { findLookalike } from './find-lookalike.ts'

const { db } = await freshDatabase()
const now = new Date('2026-03-01T06:00:00Z')
const category = await addCategory(db)
const title = 'River otters return to the old mill pond after forty years'

beforeEach(async () => {
  for (const table of ['entries', 'newsLinks'] as const) await db.deleteFrom(table).execute()
})

const typed = {
  ...{ title, description: '', imageUrl: '', source: 'The Outlet', outletId: null, publishedAt: now },
  ...{ url: 'https://outlet.example/otters-2', canonicalUrl: 'https://outlet.example/otters-2' },
}

test('an article whose headline the same outlet published under another address is pointed at, with the reason', async () => {
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
] as const)('an entry that is %s is pointed at as that', async (status, said) => {
  const { id } = await addWaitingEntry(db, { title, status, firstSeenAt: now })
  expect((await findLookalike(db, typed, { now, language: 'en' }))?.of).toMatchObject({
    kind: 'entry',
    id,
    status: said,
  })
})

test('another headline, and the same one of another outlet, is like nothing', async () => {
  await addNewsLink(db, { category: category.id, title: 'Ferry timetable changes on Monday morning' })
  expect(await findLookalike(db, typed, { now, language: 'en' })).toBeNull()
  expect(await findLookalike(db, { ...typed, title: '' }, { now, language: 'en' })).toBeNull()
})
