// A doubtful category from the feed's text to the editor's key, and what the site learns from it.
import { beforeEach, expect, test } from 'vitest'
import { addCategory } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { posted, signedInAdmin } from '../../../test/support/signed-in.ts'
import { testApp } from '../../../test/support/test-app.ts'
import { inTransaction } from '../../database/transaction.ts'
import { authorizeCommand } from '../../domain/accounts/authorize.ts'
import { rememberCategories } from '../../domain/categories/known-categories.ts'
import { learnCategories } from '../../domain/categories/learn-categories.ts'
import { addFeed } from '../../domain/feeds/add-feed.ts'
import { readFeed } from '../../ingest/feed/read-feed.ts'
import { storeEntries } from '../../ingest/store/store-entries.ts'

const { db } = await freshDatabase()
const readCategories = rememberCategories()
const now = new Date('2026-01-02T06:30:00Z')
const app = testApp(db)
const { cookie } = await signedInAdmin(db, { now })
const politics = await addCategory(db, { name: 'Politics', slug: 'politics' })
const business = await addCategory(db, { name: 'Business', slug: 'business' })

beforeEach(async () => {
  for (const table of ['entries', 'newsLinks', 'feeds', 'outlets', 'revisions'] as const)
    await db.deleteFrom(table).execute()
})

const see = async () => {
  const html = await (await app.request('/admin/queue', { headers: { cookie } })).text()
  return html.replaceAll('<!-- -->', '')
}
const decide = async (fields: Record<string, string>) =>
  (await app.request('/admin/queue/decide', posted(fields, cookie))).json()

async function poll(...titles: string[]) {
  const url = 'https://feeds.example/feed'
  const by = authorizeCommand('Test')
  const added = await addFeed(db, { url, category: politics.id, publishing: 'wait' }, { by, now })
  if (!added.ok) throw new Error(added.reason)
  const feed = await db.selectFrom('feeds').selectAll().where('id', '=', added.id).executeTakeFirstOrThrow()
  const items = titles.map(
    (title, n) => `<item><title>${title}</title><link>https://a.example/${n}</link></item>`,
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
  const [entry] = await poll('Trump tariffs hit Indian exports')
  if (!entry) throw new Error('no entry')
  const offered = await see()
  expect(offered).toContain('Politics<span title="it mentions tariffs and exports">, or Business?</span>')
  expect(offered).toContain('Move to Business')
  const moved = await decide({ change: 'move', category: business.id, entry: `${entry.id}:${entry.version}` })
  expect(moved).toMatchObject({ ok: true, decided: [{ categoryId: business.id }] })
  expect(await see()).not.toContain('or Business?')
  await decide({ change: 'publish', entry: `${entry.id}:${entry.version + 1}` })
  expect(await learnCategories(db)).toBe(1)
})

test('accepting a doubtful entry publishes it in the category of its feed', async () => {
  const [entry] = await poll('Trump tariffs hit Indian exports')
  await decide({ change: 'publish', entry: `${entry?.id}:${entry?.version}` })
  const links = await db.selectFrom('newsLinks').select('category').execute()
  expect(links).toEqual([{ category: politics.id }])
})

test('an entry whose content decided names the reason', async () => {
  await poll('Sensex and Nifty fall as banking shares slide')
  const page = (await see()).replaceAll(/<[^>]+>/g, '')
  expect(page).toContain('In Business, because it mentions sensex, nifty and fall.')
})
