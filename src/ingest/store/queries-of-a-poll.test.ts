// Each statement is a round trip while the poll's locks are held.
import { expect, test } from 'vitest'
import { addCategory, getRow } from '../../../test/support/builders.ts'
import { countQueries } from '../../../test/support/count-queries.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { rememberCategories } from '../../domain/categories/known-categories.ts'
import { addFeed } from '../../domain/feeds/add-feed.ts'
import type { ReadEntry } from '../feed/read-feed.ts'
import { storeEntries } from './store-entries.ts'

const readCategories = rememberCategories()
const { db, by, now } = await freshNewsroom({ at: '2026-03-01T06:00:00Z' })
const category = await addCategory(db)

const ferry = 'Ferry to the island resumes after the storm'
const bridge = 'Bridge over the delta opens to lorries at night'
const market = 'Night market opens on the river bank'

function entry(n: number, title: string): ReadEntry {
  const url = `https://delta.example/${n}`
  const text = { title, description: '', imageUrl: '', language: null, tags: [] }
  const given = `${title.replaceAll(' ', '-')} text picture date`
  const dates = { publishedAt: null, givenAt: null, isZoneGuessed: false, given }
  return { ...text, ...dates, url, givenUrl: url, canonicalUrl: url, guid: null }
}

async function openFeed(publishing: 'at-once' | 'wait') {
  for (const table of ['entries', 'newsLinks', 'feeds', 'outlets'] as const)
    await db.deleteFrom(table).execute()
  const url = 'https://feeds.example/feed'
  const feed = { url, category: category.id, outletName: 'Delta Post', publishing }
  const added = await addFeed(db, feed, { by, now })
  if (!added.ok) throw new Error(added.reason)
  const { id } = added
  const { outletId } = await getRow(db, 'feeds', id)
  const names = {
    outletName: 'Delta Post',
    outletIconUrl: '',
    categorizing: 'by-content' as const,
    language: null,
    isFirstRead: false,
    sharedAddresses: [],
  }
  const toFill = { id, outletId, category: category.id, publishing, ...names }
  return (entries: ReadEntry[]) =>
    countQueries(db, tx => storeEntries(tx, { feed: toFill, entries, unreadable: [], now, readCategories }))
}

test('a poll sends few statements, however many entries it has', async () => {
  const poll = await openFeed('at-once')
  expect(await poll([entry(1, ferry)])).toBe(11)
  expect(await poll([entry(1, ferry)])).toBe(2)
  expect(await poll([1, 2, 3, 4].map(n => entry(n, `${bridge} ${n}`)))).toBe(13)
  expect(await poll([entry(9, `${bridge} 2`)])).toBe(9)
})

test('a new headline costs three more statements if the entry waits, and more only if polls hold it', async () => {
  const poll = await openFeed('wait')
  await poll([entry(1, ferry), entry(2, bridge), entry(3, bridge)])
  expect(await poll([entry(1, market), entry(2, bridge), entry(3, bridge)])).toBe(6)
  expect(await poll([entry(1, market), entry(2, bridge), entry(3, ferry)])).toBe(11)
})
