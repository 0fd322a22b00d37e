import { expect, test } from 'vitest'
import type { errorHtml as ErrorHtml } from '../src/http/error-page.ts'
import type { createApp as CreateApp } from '../src/server/app.ts'
import { fillPublicPages } from './support/fill-public-pages.ts'
import { freshDatabase } from './support/fresh-database.ts'
import { listUntranslated } from './support/list-untranslated.ts'
import { pseudoModules, toPseudo } from './support/pseudo-app.ts'
import { testDependencies } from './support/test-app.ts'

const now = new Date('2026-01-02T06:30:00Z')
const { db } = await freshDatabase()
const load = await pseudoModules()
const { createApp } = await load<{ createApp: typeof CreateApp }>('server/app.ts')
const emptyApp = createApp(testDependencies(db))
const emptyPages = ['/', '/index', '/stories', '/corrections', '/editorial-log', '/about-ratings', '/privacy']
const pages = [
  '/',
  '/index',
  '/stories',
  '/stories?day=2026-01-02',
  '/stories?day=2025-12-31',
  '/story/flood',
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
  '/test-route',
  '/route-test',
  '/no-such-page',
  '/admin/no-such-page',
  '/story/no-such-story',
]

test('a message in the pseudo-language is longer, in brackets, and keeps its parameters and tags', () => {
  expect(toPseudo('Search <b>{count, plural, one {# page} other {# pages}}</b> of {name}')).toMatch(
    /^\[Šéářćĥ <b>\{count,\s*plural,\s*one\s*\{# þáǵé\} other\s*\{# þáǵéš\}\}<\/b> óƒ \{name\} ~+\]$/,
  )
})

test('text from outside the catalogue is found', () => {
  expect(listUntranslated('<p>[Šéářćĥ ~~~]</p><p title="Search">चौक</p>Home')).toEqual(['Search', 'Home'])
})

test.each(emptyPages)('%s without records has only texts from the catalogue', async path => {
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
  expect(listUntranslated(await response.text())).toEqual([])
})

test('no public page has text from outside the catalogue', async () => {
  const outlet = await fillPublicPages(db, now)
  const app = createApp(
    testDependencies(db, { demo: true, mail: { server: 'a.example', from: 'b@a.example' } }),
  )
  const untranslated: string[] = []
  for (const path of [...pages, `/tip?outlet=${outlet}`]) {
    const html = await (await app.request(path)).text()
    untranslated.push(...listUntranslated(html).map(text => `${path}: ${text}`))
  }
  expect(untranslated).toEqual([])
  expect(await (await app.request('/story/flood')).text()).toContain('class="sides"')
})

test.each(['/stories', '/story/flood', '/corrections'])('the feed %s has no such text', async path => {
  const feed = await (await createApp(testDependencies(db)).request(`${path}/feed.xml`)).text()
  const texts = [...feed.matchAll(/<(?:title|description)>(?:<!\[CDATA\[)?(.*?)(?:\]\]>)?<\//gs)]
  expect(texts.length).toBeGreaterThan(3)
  expect(texts.flatMap(([, text = '']) => listUntranslated(text))).toEqual([])
})

test('the tip form with invalid values has no such text', async () => {
  const app = createApp(testDependencies(db))
  const body = new URLSearchParams({ url: 'x', note: 'ब'.repeat(2_000), name: 'ब'.repeat(200) })
  const headers = { origin: 'https://chowk.example', 'content-type': 'application/x-www-form-urlencoded' }
  const response = await app.request('/tip', { method: 'POST', body, headers })
  expect(response.status).toBe(400)
  const html = (await response.text()).replace('value="x"', '')
  expect(listUntranslated(html)).toEqual([])
})

test('an error page has no such text', async () => {
  const { errorHtml } = await load<{ errorHtml: typeof ErrorHtml }>('http/error-page.ts')
  for (const code of ['malformed', 'failed', 'restoring', 'many-searches', 'too-busy'] as const)
    expect(listUntranslated(errorHtml(code))).toEqual([])
})
