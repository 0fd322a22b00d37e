import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, setRows } from '../../../test/support/builders.ts'
import { inTransaction } from '../../database/transaction.ts'
import { authorizeCommand } from '../../domain/accounts/authorize.ts'
import { learnCategories, rememberCategories } from '../../domain/categories/known-categories.ts'
import { addFeed } from '../../domain/feeds/add-feed.ts'
import type { Categorizing, Publishing } from '../../domain/feeds/feed.ts'
import { readFeed } from '../../ingest/feed/read-feed.ts'
import { storeEntries } from '../../ingest/store/store-entries.ts'

// A doubtful category from the feed's text to the editor's key, and what the site learns from it.

const {
  db,
  now,
  see: open,
  post,
} = await adminDesk({ empty: ['entries', 'newsLinks', 'feeds', 'outlets', 'revisions', 'categorySigns'] })
const readCategories = rememberCategories()
const politics = await addCategory(db, { name: 'Politics', slug: 'politics' })
const business = await addCategory(db, { name: 'Business', slug: 'business' })

const sensex = 'Sensex and Nifty fall as banking shares slide'
const tariffs = 'Trump tariffs hit Indian exports'
const quiet = ['A quiet afternoon', 'A quiet evening', 'A quiet night', 'A quiet morning']

const see = (path = '/admin/queue') => open(path)
const decide = async (fields: Record<string, string>) => (await post('/admin/queue/decide', fields)).json()

type Polled = { categorizing?: Categorizing; publishing?: Publishing; path?: string }

async function poll(titles: string[], { categorizing, publishing = 'wait', path = '' }: Polled = {}) {
  const url = 'https://feeds.example/feed'
  const by = authorizeCommand('Test')
  const added = await addFeed(db, { url, category: politics.id, publishing, categorizing }, { by, now })
  if (!added.ok) throw new Error(added.reason)
  const feed = await db.selectFrom('feeds').selectAll().where('id', '=', added.id).executeTakeFirstOrThrow()
  const items = titles.map(
    (title, n) => `<item><title>${title}</title><link>https://a.example/${path}${n}</link></item>`,
  )
  const body = new TextEncoder().encode(`<rss><channel>${items.join('')}</channel></rss>`)
  const read = readFeed({ body, contentType: null, feedUrl: url, now })
  if (!read.ok) throw new Error(read.failure)
  const names = { outletName: 'Delta Post', outletIconUrl: '', isFirstRead: false, sharedAddresses: [] }
  const given = {
    feed: { ...feed, ...names },
    entries: read.feed.entries,
    unreadable: [],
    now,
    readCategories,
  }
  await inTransaction(db, tx => storeEntries(tx, given))
  return db.selectFrom('entries').selectAll().orderBy('title').execute()
}

test('the queue offers the other category, a post chooses it, and the site learns from it', async () => {
  const [entry] = await poll([tariffs])
  if (!entry) throw new Error('no entry')
  const offered = await see()
  expect(offered).toContain(
    'Politics</span><span title="it mentions tariffs and exports">, or Business?</span>',
  )
  expect(offered).toContain('Move to Business')
  const moved = await decide({ change: 'move', category: business.id, entry: `${entry.id}:${entry.version}` })
  expect(moved).toMatchObject({ ok: true, decided: [{ categoryId: business.id }] })
  expect(await see()).not.toContain('or Business?')
  await decide({ change: 'publish', entry: `${entry.id}:${entry.version + 1}` })
  expect(await learnCategories(db)).toBe(1)
})

test('accepting a doubtful entry publishes it in the category of its feed', async () => {
  const [entry] = await poll([tariffs])
  await decide({ change: 'publish', entry: `${entry?.id}:${entry?.version}` })
  const links = await db.selectFrom('newsLinks').select('category').execute()
  expect(links).toEqual([{ category: politics.id }])
})

test('an entry whose content decided names the reason', async () => {
  await poll([sensex])
  const page = (await see()).replaceAll(/<[^>]+>/g, '')
  expect(page).toContain('In Business, because it mentions Sensex, Nifty and fall.')
})

const withoutTags = async (path?: string) => (await see(path)).replaceAll(/<[^>]+>/g, '')

test('an entry that its content leaves in the category of its feed names the feed as the reason', async () => {
  await poll(quiet.slice(0, 1))
  expect(await withoutTags()).toContain('In Politics, because it is the category of its feed.')
})

test('a waiting entry is judged by what editors taught since it arrived, unless its feed keeps its category', async () => {
  const entries = await poll(quiet, { path: 'city/kochi/' })
  for (const { id, version } of entries.slice(0, 3)) {
    await decide({ change: 'move', category: business.id, entry: `${id}:${version}` })
    await decide({ change: 'publish', entry: `${id}:${version + 1}` })
  }
  await learnCategories(db)
  const taught = 'If accepted, it goes into Business: editors filed 3 of 3 articles with'
  expect(await withoutTags()).toContain(taught)
  await setRows(db, 'feeds', { categorizing: 'by-feed' })
  const page = await withoutTags()
  expect(page).not.toContain(taught)
  expect(page).toContain('In Politics, because it is the category of its feed.')
})

test('the decided list, the page of the feed and the API name the reason too', async () => {
  const entries = await poll([sensex, ...quiet.slice(0, 1)])
  const feedId = entries[0]?.feedId ?? ''
  expect(await withoutTags(`/admin/feeds/show/${feedId}`)).toContain('This week: 1 by content, 1 by the feed')
  for (const { id, version } of entries) await decide({ change: 'publish', entry: `${id}:${version}` })
  const decided = await withoutTags('/admin/queue/decided')
  expect(decided).toContain('In Business, because it mentions Sensex, Nifty and fall.')
  expect(decided).toContain('In Politics, because it is the category of its feed.')
})

test('the reason names no category that an editor chose, and none that was deleted', async () => {
  const gone = await addCategory(db, { name: 'Cinema', slug: 'cinema' })
  const [entry] = await poll([sensex])
  await decide({ change: 'move', category: gone.id, entry: `${entry?.id}:${entry?.version}` })
  expect(await withoutTags()).not.toContain('because it mentions')
  await db.deleteFrom('categories').where('id', '=', gone.id).execute()
  expect(await see()).toContain('Sensex')
})
