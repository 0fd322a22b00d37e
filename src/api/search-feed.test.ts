import { parseFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { addCategory, addNewsLink, setRows } from '../../test/support/builders.ts'
import { publicSite } from '../../test/support/public-site.ts'

const { db, app, read } = await publicSite()
const hi = { siteName: 'चौक', tagline: '', siteDescription: '' }
await setRows(db, 'settings', { siteName: 'Chowk', editions: JSON.stringify({ hi }) })
const politics = await addCategory(db, { slug: 'politics' })
const world = await addCategory(db, { slug: 'world' })
for (let n = 0; n < 102; n++) {
  const createdAt = new Date(Date.UTC(2026, 0, 1, 0, n))
  await addNewsLink(db, { category: politics.id, title: `Monsoon & "rain" ${n}`, createdAt })
}
await addNewsLink(db, { category: world.id, title: 'Monsoon elsewhere', createdAt: new Date('2026-01-02') })
await addNewsLink(db, { category: world.id, title: 'Something else' })
await addNewsLink(db, {
  category: world.id,
  title: 'Monsoon की बारिश',
  language: 'hi',
  createdAt: new Date('2026-01-01'),
})

test('the feed of a search holds its newest hundred, as RSS and as JSON', async () => {
  const response = await app.request('/search/feed.xml?q=monsoon&category=politics')
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const { feed, format } = parseFeed(await response.text())
  expect(format).toBe('rss')
  expect(feed).toMatchObject({
    title: 'Search: monsoon - Chowk',
    link: 'https://chowk.example/search?q=monsoon&category=politics',
    atom: { links: [{ href: 'https://chowk.example/search/feed.xml?q=monsoon&category=politics' }] },
  })
  expect('items' in feed ? feed.items?.length : 0).toBe(100)
  const json = JSON.parse(await read('/search/feed.json?q=monsoon'))
  expect(json.feed_url).toBe('https://chowk.example/search/feed.json?q=monsoon')
  expect(json.items[0].title).toBe('Monsoon elsewhere')
  expect(json.items).toHaveLength(100)
})

test('the feed of an edition has the links in its language', async () => {
  const json = JSON.parse(await read('/hi/search/feed.json?q=monsoon'))
  expect(json).toMatchObject({
    title: 'खोज: monsoon - चौक',
    home_page_url: 'https://chowk.example/hi/search?q=monsoon',
    items: [{ title: 'Monsoon की बारिश' }],
  })
})

test('a published link is in the feed immediately', async () => {
  expect(await read('/search/feed.json?q=cyclone')).toContain('"items":[]')
  await addNewsLink(db, { category: world.id, title: 'Cyclone' })
  expect(await read('/search/feed.json?q=cyclone')).toContain('"title":"Cyclone"')
})

test('a category that does not exist has no feed', async () => {
  expect((await app.request('/search/feed.xml?q=monsoon&category=nothing')).status).toBe(404)
})

test('without words the feed has every link, under the name of the site', async () => {
  const json = JSON.parse(await read('/search/feed.json?category=world'))
  expect(json.title).toBe('Chowk')
  expect(json.items.map(({ title }: { title: string }) => title)).toContain('Something else')
})

test('the feed stays valid with any words', async () => {
  const query = `?${new URLSearchParams({ q: ']]> <b> & "monsoon"' })}`
  expect(parseFeed(await read(`/search/feed.xml${query}`)).feed.title).toContain(']]> &lt;b> &amp; "monsoon"')
})

test('the search page links its feed, but not before the first search', async () => {
  const page = await read('/search?q=%22rain%22&category=politics')
  const href = '/search/feed.xml?q=%22rain%22&amp;category=politics'
  expect(page).toContain(`type="application/rss+xml" title="Search: &quot;rain&quot; - Chowk" href="${href}"`)
  expect(await read('/search')).not.toContain('/search/feed')
  expect(await read('/hi/search?q=rain')).toContain('href="/hi/search/feed.json?q=rain"')
})
