import { expect, test } from 'vitest'
import type { errorHtml as ErrorHtml } from '../src/http/error-page.ts'
import type { createApp as CreateApp } from '../src/server/app.ts'
import { fillPublicPages } from './support/fill-public-pages.ts'
import { freshDatabase } from './support/fresh-database.ts'
import { listStrangers } from './support/list-strangers.ts'
import { pseudoModules, toPseudo } from './support/pseudo-app.ts'
import { testDependencies } from './support/test-app.ts'

const now = new Date('2026-01-02T06:30:00Z')
const { db } = await freshDatabase()
const load = await pseudoModules()
const { createApp } = await load<{ createApp: typeof CreateApp }>('server/app.ts')
const emptyApp = createApp(testDependencies(db))
const emptyPages = ['/', '/index', '/stories', '/corrections', '/editorial-log', '/about-ratings', '/privacy']
const pages = [
  ...['/', '/index', '/stories', '/stories?day=2026-01-02', '/stories?day=2025-12-31', '/story/flood'],
  ...[
    '/category/world',
    '/category/empty',
    '/search',
    '/search?q=बाढ़',
    '/search?q=९९',
    `/search?q=${'ब'.repeat(300)}`,
  ],
  ...[
    '/about',
    '/contact',
    '/terms',
    '/about-ratings',
    '/corrections',
    '/editorial-log',
    '/tip',
    '/tip?sent',
    '/newsletter',
    '/newsletter?sent',
    '/newsletter/leave/x',
  ],
  ...['/test-route', '/route-test', '/no-such-page', '/admin/no-such-page', '/story/no-such-story'],
]

test('a message in the made-up language is longer, in brackets, with its parameters and tags', () => {
  expect(toPseudo('Search <b>{count, plural, one {# page} other {# pages}}</b> of {name}')).toMatch(
    /^\[Šéářćĥ <b>\{count,\s*plural,\s*one\s*\{# þáǵé\} other\s*\{# þáǵéš\}\}<\/b> óƒ \{name\} ~+\]$/,
  )
})

test('a text that is not from the catalogue is found', () => {
  expect(listStrangers('<p>[Šéářćĥ ~~~]</p><p title="Search">चौक</p>Home')).toEqual(['Search', 'Home'])
})

test.each(emptyPages)('%s without anything to show has no text but those of the catalogue', async path => {
  await db
    .updateTable('settings')
    .set({
      siteName: 'चौक',
      tagline: 'नारा',
      siteDescription: 'विवरण',
      metaKeywords: '',
      editorialLogEnabled: true,
    })
    .execute()
  const response = await emptyApp.request(path)
  expect(listStrangers(await response.text())).toEqual([])
})

test('no public page has a text that is not from the catalogue', async () => {
  const outlet = await fillPublicPages(db, now)
  const app = createApp(
    testDependencies(db, { demo: true, mail: { server: 'a.example', from: 'b@a.example' } }),
  )
  const strangers: string[] = []
  for (const path of [...pages, `/tip?outlet=${outlet}`]) {
    const html = await (await app.request(path)).text()
    strangers.push(...listStrangers(html).map(text => `${path}: ${text}`))
  }
  expect(strangers).toEqual([])
  expect(await (await app.request('/story/flood')).text()).toContain('class="sides"')
})

test.each(['/stories', '/story/flood', '/corrections'])('nor has the feed %s', async path => {
  const feed = await (await createApp(testDependencies(db)).request(`${path}/feed.xml`)).text()
  const texts = [...feed.matchAll(/<(?:title|description)>(?:<!\[CDATA\[)?(.*?)(?:\]\]>)?<\//gs)]
  expect(texts.length).toBeGreaterThan(3)
  expect(texts.flatMap(([, text = '']) => listStrangers(text))).toEqual([])
})

test('neither has the form for tips, when it was filled in wrongly', async () => {
  const app = createApp(testDependencies(db))
  const body = new URLSearchParams({ url: 'x', note: 'ब'.repeat(2_000), name: 'ब'.repeat(200) })
  const headers = { origin: 'https://chowk.example', 'content-type': 'application/x-www-form-urlencoded' }
  const response = await app.request('/tip', { method: 'POST', body, headers })
  expect(response.status).toBe(400)
  const html = (await response.text()).replace('value="x"', '')
  expect(listStrangers(html)).toEqual([])
})

test('nor has an error page', async () => {
  const { errorHtml } = await load<{ errorHtml: typeof ErrorHtml }>('http/error-page.ts')
  for (const code of ['malformed', 'failed', 'restoring', 'many-searches', 'too-busy'] as const)
    expect(listStrangers(errorHtml(code))).toEqual([])
})
