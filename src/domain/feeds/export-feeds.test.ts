import { expect, test } from 'vitest'
import { addCategory } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { addFeed, type NewFeed } from './add-feed.ts'
import { exportFeeds } from './export-feeds.ts'
import { importFeeds } from './import-feeds.ts'
import { readOpml } from './read-opml.ts'

const { db, by, now } = await freshNewsroom({ empty: ['feeds', 'outlets'] })
const politics = await addCategory(db, { name: 'Politics & <Power>', slug: 'politics' })
const world = await addCategory(db, { name: 'दुनिया', slug: 'world' })

async function add(url: string, fields: Partial<NewFeed> = {}) {
  const added = await addFeed(db, { url, category: politics.id, ...fields }, { by, now })
  if (!added.ok) throw new Error(added.reason)
}

async function exported() {
  const read = readOpml(await exportFeeds(db, now))
  if (!read.ok) throw new Error(read.reason)
  return read.feeds
}

test('each category is a folder, whatever characters its name has', async () => {
  await add('https://a.example/rss')
  await add('https://b.example/rss', { category: world.id })
  const feeds = await exported()
  expect(feeds.map(feed => [feed.url, feed.categories])).toEqual([
    ['https://a.example/rss', ['politics', 'Politics & <Power>']],
    ['https://b.example/rss', ['world', 'दुनिया']],
  ])
})

test('a feed carries its outlet, its site, its language and how it publishes', async () => {
  const kept = { title: '<World>', outletName: 'The "A" & Sons', publishing: 'wait', language: 'hi' } as const
  await add('https://a.example/?x=1&y="2"', kept)
  const urls = { url: 'https://a.example/?x=1&y=%222%22', siteUrl: 'https://a.example/' }
  expect(await exported()).toMatchObject([{ ...urls, ...kept }])
})

test('a feed without a title has its outlet’s name', async () => {
  await add('https://a.example/rss', { outletName: 'The A' })
  expect((await exported())[0]?.title).toBe('The A')
})

test('an empty list is a valid list', async () => {
  expect(await exported()).toEqual([])
  const head = '<?xml version="1.0" encoding="utf-8"?>\n<opml version="2.0">'
  expect((await exportFeeds(db, now)).startsWith(head)).toBe(true)
})

test('a paused feed is exported as one, and imported without being polled', async () => {
  await add('https://a.example/rss', { isPaused: true })
  await add('https://b.example/rss')
  expect((await exported()).map(feed => feed.isPaused)).toEqual([true, false])
  const opml = await exportFeeds(db, now)
  await db.deleteFrom('feeds').execute()
  await importFeeds(db, { opml, by, now })
  const stored = await db.selectFrom('feeds').select(['url', 'state']).orderBy('url').execute()
  expect(stored.map(({ state }) => state)).toEqual(['paused', 'active'])
})
