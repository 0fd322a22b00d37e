// From a feed's text through a poll's transaction to entries and links.

import { expect, test } from 'vitest'
import { addCategory, addRow } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { inTransaction } from '../../database/transaction.ts'
import { rememberCategories } from '../../domain/categories/known-categories.ts'
import { addFeed } from '../../domain/feeds/add-feed.ts'
import type { Categorizing, Publishing } from '../../domain/feeds/feed.ts'
import { readFeed } from '../feed/read-feed.ts'
import { storeEntries } from './store-entries.ts'

const readCategories = rememberCategories()
const { db, by, now } = await freshNewsroom({
  at: '2026-03-01T06:00:00Z',
  empty: ['entries', 'newsLinks', 'rules', 'feeds', 'outlets'],
})
const politics = await addCategory(db, { name: 'Politics', slug: 'politics' })
const business = await addCategory(db, { name: 'Business', slug: 'business' })

const sensex = 'Sensex and Nifty fall as banking shares slide'
const tariffs = 'Trump tariffs hit Indian exports'
const assembly = 'BJP names candidates for the assembly election'

async function poll(
  items: string,
  { publishing = 'wait', categorizing }: { publishing?: Publishing; categorizing?: Categorizing } = {},
) {
  const url = 'https://feeds.example/feed'
  const feed = { url, category: politics.id, outletName: 'Delta Post', publishing, categorizing }
  const added = await addFeed(db, feed, { by, now })
  if (!added.ok) throw new Error(added.reason)
  const stored = await db.selectFrom('feeds').selectAll().where('id', '=', added.id).executeTakeFirstOrThrow()
  const body = new TextEncoder().encode(`<rss><channel>${items}</channel></rss>`)
  const read = readFeed({ body, contentType: null, feedUrl: url, now })
  if (!read.ok) throw new Error(read.failure)
  const { entries, unreadable } = read.feed
  const names = { outletName: 'Delta Post', outletIconUrl: '', isFirstRead: false, sharedAddresses: [] }
  await inTransaction(db, tx =>
    storeEntries(tx, { feed: { ...stored, ...names }, entries, unreadable, now, readCategories }),
  )
}

function item(title: string, more = '') {
  const slug = title.toLowerCase().replaceAll(' ', '-')
  return `<item><title>${title}</title><link>https://delta.example/${slug}</link>${more}</item>`
}

const listEntries = () =>
  db.selectFrom('entries').select(['title', 'category', 'categoryJudgement', 'tags', 'status']).execute()

test('an entry has the category of its content if that is sure, with the reason, else its feed’s', async () => {
  await poll(item(sensex) + item(tariffs) + item(assembly))
  const byTitle = new Map((await listEntries()).map(entry => [entry.title, entry]))
  expect(byTitle.get(sensex)).toMatchObject({
    category: business.id,
    categoryJudgement: { category: business.id, isSure: true, because: { code: 'words' } },
  })
  expect(byTitle.get(tariffs)).toMatchObject({
    category: politics.id,
    categoryJudgement: { category: business.id, isSure: false },
  })
  expect(byTitle.get(assembly)).toMatchObject({
    category: politics.id,
    categoryJudgement: { category: politics.id, isSure: true, because: { code: 'words' } },
  })
})

test('a feed that publishes at once uses sure categories only', async () => {
  await poll(item(sensex) + item(tariffs), { publishing: 'at-once' })
  const links = await db.selectFrom('newsLinks').select(['title', 'category']).orderBy('title').execute()
  expect(links).toEqual([
    { title: sensex, category: business.id },
    { title: tariffs, category: politics.id },
  ])
})

test('a feed whose categories are not judged keeps its own', async () => {
  await poll(item(sensex) + item(tariffs), { categorizing: 'by-feed' })
  const entries = await listEntries()
  expect(entries.map(({ category, categoryJudgement }) => [category, categoryJudgement])).toEqual([
    [politics.id, null],
    [politics.id, null],
  ])
})

test('the outlet’s tags are read and kept, and decide where words do not', async () => {
  await poll(item('A quiet afternoon', '<category>Business</category><category>Markets</category>'))
  expect(await listEntries()).toMatchObject([
    { category: business.id, tags: ['business', 'markets'], categoryJudgement: { because: { code: 'tag' } } },
  ])
})

test('a rule outranks the content, and rules see the category of the content', async () => {
  const world = await addCategory(db, { name: 'World', slug: 'world' })
  await addRow(db, 'rules', {
    name: 'Markets',
    category: business.id,
    action: 'category',
    toCategory: world.id,
  })
  await poll(item(sensex))
  expect(await listEntries()).toMatchObject([{ category: world.id, categoryJudgement: null }])
})

test('hostile tags, half characters and huge lists do not stop a poll', async () => {
  const tags = Array.from({ length: 5_000 }, (_, n) => `<category>&#xD800;election${n}</category>`).join('')
  await poll(item('Sensex') + item(assembly, tags))
  const entries = await listEntries()
  expect(entries).toHaveLength(2)
  expect(Math.max(...entries.map(entry => entry.tags.length))).toBe(8)
})
