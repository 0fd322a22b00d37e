import { expect, test } from 'vitest'
import { addCategory, addNewsLink, setRows } from '../../../test/support/builders.ts'
import { publicSite } from '../../../test/support/public-site.ts'
import { resultCount } from './search-results.tsx'

const { db, app } = await publicSite()
const politics = await addCategory(db, { name: 'Politics', slug: 'politics' })
const world = await addCategory(db, { name: 'World', slug: 'world' })
for (let n = 0; n < 26; n++) {
  const createdAt = new Date(Date.UTC(2026, 0, 1, 0, n))
  await addNewsLink(db, { category: politics.id, title: `Monsoon ${n}`, createdAt })
}
await addNewsLink(db, { category: world.id, title: 'Elsewhere', description: 'The MONSOON & <b>others</b>' })
await addNewsLink(db, { category: world.id, title: 'मानसून की पहली बारिश', source: 'दैनिक', language: 'hi' })

async function search(query: string): Promise<string> {
  const response = await app.request(`/search${query}`)
  expect(response.status).toBe(200)
  return response.text()
}

test('before the first search there is only a form', async () => {
  const html = await search('')
  expect(html).toContain('<form action="/search">')
  expect(html).toContain(
    '<option value="" selected="">All Categories</option><option value="politics">Politics',
  )
  expect(html).toContain('<button type="submit">Search</button>')
  expect(html).not.toContain('Search Results')
})

test('results are counted and listed newest first, with the matches marked', async () => {
  const html = await search('?q=monsoon')
  expect(html).toContain('Search Results')
  expect(html).toContain('27 articles found')
  expect(html).toContain('<mark>Monsoon</mark> 25</a>')
  expect(html).toContain('The <mark>MONSOON</mark> &amp; &lt;b&gt;others&lt;/b&gt;')
  expect(html.match(/<article/g)).toHaveLength(24)
})

test('the next page is a link that keeps the query', async () => {
  const first = await search('?q=monsoon&category=politics')
  expect(first).toContain('26 articles found')
  const [, next = ''] = first.match(/<a href="\/search(\?[^"]*)" rel="next">/) ?? []
  const second = await search(next.replaceAll('&amp;', '&'))
  const articles = [first, second].flatMap(html => html.match(/<article/g) ?? [])
  expect(articles).toHaveLength(26)
  expect(second).toContain('26 articles found')
  expect(second).toContain('<a href="/search?q=monsoon&amp;category=politics">Newest</a>')
})

test('the form keeps its values', async () => {
  const html = await search('?q=%22rain%22&category=world')
  expect(html).toContain('value="&quot;rain&quot;"')
  expect(html).toContain('<option value="world" selected="">World</option>')
})

test('text in any script is found', async () => {
  const html = await search(`?q=${encodeURIComponent('बारिश')}`)
  expect(html).toContain('1 articles found')
  expect(html).toContain('lang="hi"')
  expect(html).toContain('<mark>बारिश</mark>')
})

test('an empty search finds everything, also within a category', async () => {
  expect(await search('?q=')).toContain('28 articles found')
  expect(await search('?q=&category=world')).toContain('2 articles found')
  expect(await search('?q=&category=unheard-of')).toContain('28 articles found')
})

test('a search without results suggests what to try', async () => {
  const html = await search('?q=xylophone')
  expect(html).toContain('0 articles found')
  expect(html).toContain('No results found')
  expect(html).toContain(
    'We couldn&#x27;t find any articles matching your search criteria. Try using different keywords or removing filters.',
  )
})

test('a misspelt search leads to the same one with its words corrected, in its category and edition', async () => {
  expect(await search('?q=mansoon')).toContain(
    'Did you mean <a href="/search?q=Monsoon"><bdi>Monsoon</bdi></a>?',
  )
  expect(await search('?q=mansoon&category=world')).not.toContain('Did you mean')
  await setRows(db, 'settings', { editions: JSON.stringify({ hi: {} }) })
  const response = await app.request('/hi/search?q=मानसुन')
  expect(await response.text()).toContain(
    `<a href="/hi/search?q=${encodeURIComponent('मानसून')}"><bdi>मानसून</bdi></a> खोज रहे थे?`,
  )
  await setRows(db, 'settings', { editions: '{}' })
  expect(await search('?q=monsoon')).not.toContain('Did you mean')
})

test('an edition finds only links in its language, and leads to the same search in all of them', async () => {
  await setRows(db, 'settings', { editions: JSON.stringify({ hi: {} }) })
  const html = await (await app.request('/hi/search?q=monsoon&category=world')).text()
  expect(html).toContain('<a href="/search?q=monsoon&amp;category=world">सभी भाषाओं में खोजें</a>')
  expect(await search('?q=monsoon')).not.toContain('Search in all languages')
  await setRows(db, 'settings', { editions: '{}' })
})

test('the words that were searched for are in the title', async () => {
  expect(await search('?q=monsoon')).toContain('<title>monsoon - Search - Chowk</title>')
  expect(await search('')).toContain('<title>Search - Chowk</title>')
})

test('a query that is too long is truncated, and the page says so', async () => {
  expect(await search(`?q=${'a'.repeat(300)}`)).toContain('Searched for the first 200 letters.')
})

test('the page has noindex', async () => {
  expect(await search('')).toContain('<meta name="robots" content="noindex"/>')
  expect(await search('?q=monsoon')).toContain('<meta name="robots" content="noindex"/>')
})

test('quotes and word order do not matter, and a matching source is marked too', async () => {
  const html = await search(`?q=${encodeURIComponent('"बारिश" #दैनिक:')}`)
  expect(html).toContain('1 articles found')
  expect(html).toContain('<mark>बारिश</mark>')
  expect(html).toContain('<b lang="hi"><mark>दैनिक</mark></b>')
})

test.each([
  [0, false, '0 articles found'],
  [1, false, '1 articles found'],
  [9_999, false, '9,999 articles found'],
  [10_000, false, '10,000 articles found'],
  [10_000, true, '10,000+ articles found'],
])('%d found, capped: %s, reads "%s"', (total, capped, text) => {
  expect(resultCount({ total, capped }, 'en')).toBe(text)
})
