import { expect, test } from 'vitest'
import { addCategory } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { authorizeCommand } from '../accounts/authorize.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { exportFeeds } from './export-feeds.ts'
import { listFeeds } from './feed-queries.ts'
import { importFeeds, loadStarterFeeds } from './import-feeds.ts'
import type { ImportOptions, ImportPlan } from './plan-import.ts'

const { db } = await freshDatabase({ empty: ['feeds', 'outlets', 'categories'] })
const now = new Date('2026-03-01T06:00:00Z')
const by = authorizeCommand('Test')

const opml = (body: string) => `<opml version="2.0"><body>${body}</body></opml>`
const outline = (url: string, attributes = '') => `<outline text="A feed" xmlUrl="${url}" ${attributes}/>`

async function importText(body: string, options?: ImportOptions) {
  const result = await importFeeds(db, { opml: opml(body), options, by, now })
  if (!result.ok) throw new Error(result.reason)
  return result.plan
}

function urlsOf({ feeds }: ImportPlan, verdict: ImportPlan['feeds'][number]['verdict']): string[] {
  return feeds.filter(feed => feed.verdict === verdict).map(feed => feed.url)
}

test('an import reports new, known, repeated and wrong feeds, and a second import changes nothing', async () => {
  const body = outline('https://o.example/rss') + outline('https://o.example/rss#x') + outline('javascript:1')
  const first = await importText(body)
  expect(first.feeds).toMatchObject([
    { url: 'https://o.example/rss', category: 'latest-headlines', verdict: 'new' },
    { url: 'https://o.example/rss', verdict: 'repeated' },
    { url: 'javascript:1', verdict: 'bad-address' },
  ])
  const second = await importText(body)
  expect(urlsOf(second, 'new')).toEqual([])
  expect(urlsOf(second, 'known')).toEqual(['https://o.example/rss'])
  expect(await listFeeds(db)).toHaveLength(1)
})

test('everything that an import added is one batch, which can be undone', async () => {
  const options = { newCategories: true }
  const feeds = outline('https://a.example/rss') + outline('https://b.example/rss')
  const text = opml(`<outline text="Sport">${feeds}</outline>`)
  await importFeeds(db, { opml: opml(outline('https://c.example/rss')), by, now })
  const result = await importFeeds(db, { opml: text, options, by, now })
  if (!result.ok) throw new Error(result.reason)
  const undone = await undoBatch(db, { batchId: result.batchId, by, now })
  // A category, two outlets, two feeds.
  expect(undone).toEqual({ ok: true, count: 5 })
  expect((await listFeeds(db)).map(feed => feed.url)).toEqual(['https://c.example/rss'])
})

test('the hosts that an outlet got from feeds that joined it are taken back with the import', async () => {
  const named = (url: string) => `<outline text="The Herald" xmlUrl="${url}"/>`
  await importText(named('https://herald.example/rss'))
  const list = opml(named('https://sport.herald.example/rss') + named('https://goa.herald.example/rss'))
  const hosts = async () => (await db.selectFrom('outlets').select('hosts').execute()).flat()
  const result = await importFeeds(db, { opml: list, by, now })
  if (!result.ok) throw new Error(result.reason)
  expect(await hosts()).toEqual([{ hosts: ['herald.example', 'sport.herald.example', 'goa.herald.example'] }])
  expect(await undoBatch(db, { batchId: result.batchId, by, now })).toEqual({ ok: true, count: 3 })
  expect(await hosts()).toEqual([{ hosts: ['herald.example'] }])
  await importFeeds(db, { opml: list, options: { separateOutlets: true }, by, now })
  expect(await hosts()).toHaveLength(2)
})

test('hundreds of feeds are imported with a few statements', async () => {
  const body = Array.from({ length: 600 }, (_, n) => outline(`https://o${n % 300}.example/${n}`)).join('')
  expect(urlsOf(await importText(body), 'new')).toHaveLength(600)
  expect(await db.selectFrom('outlets').select('id').execute()).toHaveLength(300)
})

test('without categories, the default ones are added', async () => {
  await importText(outline('https://o.example/rss', 'category="politics"'))
  expect((await listFeeds(db))[0]?.categorySlug).toBe('politics')
})

test.each([
  ['not a list', {}, 'not-opml'],
  ['<opml><!ENTITY a "b"></opml>', {}, 'entities'],
  [opml(outline('https://o.example/rss')), { category: 'nowhere' }, 'no-such-category'],
])('a list that is refused writes nothing: %j', async (text, options, reason) => {
  expect(await importFeeds(db, { opml: text, options, by, now })).toEqual({ ok: false, reason })
  expect(await db.selectFrom('categories').select('id').execute()).toEqual([])
})

test('a category that is deleted during the import counts as missing', async () => {
  await addCategory(db, { slug: 'first', name: 'First', orderNum: 1 })
  const { id } = await addCategory(db, { slug: 'short-lived', name: 'Short-lived', orderNum: 2 })
  const body = `<outline text="Short-lived">${outline('https://a.example/rss')}</outline>`
  const { importing } = await db.transaction().execute(async tx => {
    await tx.deleteFrom('categories').where('id', '=', id).execute()
    const importing = importText(body)
    await untilBlocked(tx)
    return { importing }
  })
  await importing
  expect(await listFeeds(db)).toMatchObject([{ url: 'https://a.example/rss', categorySlug: 'first' }])
})

test('a list without new feeds writes nothing', async () => {
  await importText(outline('javascript:1'))
  expect(await db.selectFrom('categories').select('id').execute()).toEqual([])
})

test('NUL characters, which no text can hold, are left out of every field', async () => {
  const plan = await importText(
    `<outline text="Spo\0rt"><outline text="A\0 feed" outlet="The\0 A" xmlUrl="https://a.example/\0rss"/></outline>`,
    { newCategories: true },
  )
  expect(plan.newCategories).toEqual([{ name: 'Sport', slug: 'sport' }])
  const [feed] = await listFeeds(db)
  expect(feed).toMatchObject({ title: 'A feed', outletName: 'The A', url: 'https://a.example/rss' })
})

test('an export can be imported back unchanged', async () => {
  await importText(
    `<outline text="World">${outline('https://a.example/?x=1&amp;y=2', 'publishing="wait" outlet="The &quot;A&quot;" language="ta"')}</outline>
     ${outline('https://b.example/rss', 'category="opinion" outlet="B"')}`,
  )
  const facts = async () =>
    (await listFeeds(db)).map(({ url, categorySlug, publishing, outletName, language }) =>
      [url, categorySlug, publishing, outletName, language].join(),
    )
  const before = await facts()
  const exported = await exportFeeds(db, now)
  await db.deleteFrom('feeds').execute()
  await db.deleteFrom('outlets').execute()
  const result = await importFeeds(db, { opml: exported, by, now })
  expect(result).toMatchObject({ ok: true, plan: { feeds: [{ verdict: 'new' }, { verdict: 'new' }] } })
  expect(await facts()).toEqual(before)
  expect(before).toHaveLength(2)
})

test('the starter list is imported completely, into the default categories, in several languages', async () => {
  const summary = await loadStarterFeeds(db, now)
  expect(summary.unknownFolders).toEqual([])
  expect(urlsOf(summary, 'new')).toHaveLength(summary.feeds.length)
  expect(summary.feeds.length).toBeGreaterThanOrEqual(25)
  const feeds = await listFeeds(db)
  expect(new Set(feeds.map(feed => feed.language))).toEqual(new Set(['en', 'hi', 'ta', 'bn', 'mr', 'gu']))
  expect(new Set(feeds.map(feed => feed.categorySlug)).size).toBe(6)
  expect(feeds.filter(feed => feed.outletName === 'The Hindu')).toHaveLength(2)
  expect((await loadStarterFeeds(db, now)).fresh).toEqual([])
})
