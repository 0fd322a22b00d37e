import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addCategory, addNewsLink, setRows } from '../../../test/support/builders.ts'
import { publicSite } from '../../../test/support/public-site.ts'
import { updateCategory } from '../../domain/categories/write-category.ts'
import type { StoryTeaser } from '../../domain/stories/story-teasers.ts'
import { categoryHeading } from './category-heading.ts'
import { openWithHottest } from './open-with-hottest.ts'

const { db, app, read } = await publicSite()
const politics = await addCategory(db, {
  name: 'Politics',
  slug: 'politics',
  description: 'Who decides what',
})
await addCategory(db, { name: 'World', slug: 'world' })
for (let n = 0; n < 30; n++) {
  const createdAt = new Date(Date.UTC(2026, 0, 1, 0, n))
  await addNewsLink(db, { category: politics.id, title: `Bill ${n}`, createdAt })
}

function titlesIn(html: string): string[] {
  return [...html.matchAll(/>(Bill \d+)<\/a>/g)].map(([, title]) => title ?? '')
}

test('a category shows its name, its description and its newest links', async () => {
  const html = await read('/category/politics')
  expect(html).toContain('<h1>Politics News</h1><p>Who decides what</p>')
  expect(titlesIn(html)).toEqual(Array.from({ length: 24 }, (_, n) => `Bill ${29 - n}`))
  expect(html).toContain(`data-live="news:${politics.id} stories"`)
})

test('"More articles" leads to the rest, and back to the newest, without JavaScript', async () => {
  const first = await read('/category/politics')
  const [, next = ''] = first.match(/<a href="(\/category\/politics\?after=[\w-]+)" rel="next">/) ?? []
  const second = await read(next)
  expect(titlesIn(second)).toEqual(['Bill 5', 'Bill 4', 'Bill 3', 'Bill 2', 'Bill 1', 'Bill 0'])
  expect(second).not.toContain('rel="next"')
  expect(second).toContain('<a href="/category/politics">Newest</a>')
  expect(second).toContain(`<link rel="canonical" href="https://chowk.example${next}"/>`)
  expect(second).toMatch(/<title>Politics News before 1 Jan, \d\d:\d\d - Chowk<\/title>/)
  // Both offer the same feed.
  for (const html of [first, second])
    expect(html).toContain(
      'type="application/rss+xml" title="Politics News - Chowk" href="/category/politics/feed.xml"',
    )
})

test('an unreadable page key is ignored', async () => {
  const html = await read("/category/politics?after=1'%20or%201=1")
  expect(titlesIn(html)[0]).toBe('Bill 29')
})

test('a category without links and description says so', async () => {
  const html = await read('/category/world')
  expect(html).toContain('<p>Latest news and updates from World</p>')
  expect(html).toContain('No articles found')
  expect(html).toContain('There are currently no articles in this category. Check back soon for updates.')
})

test('a category page has its own metadata', async () => {
  const html = await read('/category/politics?utm_source=mail')
  expect(html).toContain('<title>Politics News - Chowk</title>')
  expect(html).toContain('<meta name="description" content="Who decides what"/>')
  expect(html).toMatch(/<meta name="keywords" content="Politics, Politics news, India news/)
  await setRows(db, 'settings', { metaKeywords: '' })
  expect(await read('/category/politics')).toContain(
    '<meta name="keywords" content="Politics, Politics news"/>',
  )
  expect(html).toContain('<meta property="og:title" content="Politics News - Chowk"/>')
  expect(html).toContain('<link rel="canonical" href="https://chowk.example/category/politics"/>')
  expect(html).toContain('href="/category/politics/feed.xml"')
})

test('its JSON-LD lists the links and closes no script', async () => {
  await addNewsLink(db, {
    category: politics.id,
    title: '</script><script>alert(1)</script>',
    createdAt: new Date('2026-01-01T12:00:00Z'),
  })
  const html = await read('/category/politics')
  expect(html).not.toContain('<script>alert')
  const [, text = ''] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? []
  const { mainEntity } = JSON.parse(text)
  expect(mainEntity.itemListElement).toHaveLength(24)
  expect(mainEntity.itemListElement[0]).toMatchObject({
    position: 1,
    name: '</script><script>alert(1)</script>',
  })
})

test('a former slug leads to the category, in pages, feeds, cards and the API, until another category takes it', async () => {
  const category = await addCategory(db, { name: 'States', slug: 'provinces' })
  const values = { name: 'States', description: '', orderNum: 0 }
  const by = await authorizedEditor(db)
  const rename = async (slug: string, version: number) =>
    updateCategory(db, { id: category.id, version, input: { ...values, slug }, by, now: new Date() })
  await rename('regions', 1)
  await rename('states', 2)
  const locationOf = async (path: string) => {
    const { status, headers } = await app.request(path)
    return status === 301 ? headers.get('location') : status
  }
  expect(await locationOf('/category/provinces?after=x')).toBe('/category/states?after=x')
  expect(await locationOf('/category/regions')).toBe('/category/states')
  expect(await locationOf('/category/provinces/feed.xml')).toBe('/category/states/feed.xml')
  expect(await locationOf('/card/category/provinces.png')).toBe('/card/category/states.png')
  expect(await locationOf('/api/v1/links?category=provinces')).toBe(200)
  await setRows(db, 'settings', { editions: { hi: { siteName: '', tagline: '', siteDescription: '' } } })
  expect(await locationOf('/hi/category/provinces')).toBe('/hi/category/states')
  expect(await locationOf('/hi/category/provinces/feed.json')).toBe('/hi/category/states/feed.json')
  await addCategory(db, { name: 'Provinces', slug: 'provinces' })
  expect(await locationOf('/category/provinces')).toBe(200)
  await db.deleteFrom('categories').where('id', '=', category.id).execute()
  expect(await locationOf('/category/regions')).toBe(302)
})

test('a slug in capitals leads to the category, as other addresses in capitals do', async () => {
  for (const [path, location] of [
    ['/category/POLITICS?after=x', '/category/politics?after=x'],
    ['/category/Unheard-Of', '/'],
  ] as const) {
    const { status, headers } = await app.request(path)
    expect([status, headers.get('location')]).toEqual([location === '/' ? 302 : 301, location])
  }
})

test('an unknown category redirects home', async () => {
  const response = await app.request('/category/unheard-of')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/')
})

test('only a name in Latin script is followed by an English word', () => {
  expect(categoryHeading('Politics', 'en')).toBe('Politics News')
  expect(categoryHeading('Économie', 'en')).toBe('Économie News')
  expect(categoryHeading('हिन्दी', 'en')).toBe('हिन्दी')
  expect(categoryHeading('தமிழ்', 'en')).toBe('தமிழ்')
})

const now = new Date('2026-01-03T12:00:00Z')
const coverage = { outletCount: 2, sides: [], notRated: { count: 2, names: [] }, blindSpot: null }
const teaser: StoryTeaser = {
  storyId: 's',
  slug: 's',
  title: 'S',
  heat: 1,
  otherOutlets: 1,
  headlines: [],
  firstAt: now,
  coverage: { ...coverage, owners: { count: 0, outlets: 0 }, languages: [], joined: null },
  lastAddedAt: null,
}

function link(id: string, hoursAgo: number, heat: number | null) {
  const createdAt = new Date(now.getTime() - hoursAgo * 3_600_000)
  return { id, createdAt, teaser: heat === null ? null : { ...teaser, heat } }
}

test('stories of the last day come first, hottest first; the others stay in the order of time', () => {
  const links = [link('a', 1, null), link('b', 2, 3), link('c', 3, null), link('d', 20, 9), link('e', 30, 99)]
  const shown = openWithHottest(links, now)
  expect(shown.map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c', 'e'])
  expect(shown.map(each => each.teaser && Boolean(each.teaser.coverage))).toEqual([
    true,
    true,
    null,
    null,
    false,
  ])
})
