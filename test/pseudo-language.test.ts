import { expect, test } from 'vitest'
import { compileMessages } from '../bin/compile-messages.ts'
import { pinKeys } from '../src/admin/front/pin-keys.ts'
import { listQueueKeys, type QueueVerbs } from '../src/admin/queue/desk/queue-verbs.ts'
import { openQueue } from '../src/admin/queue/state/queue-state.ts'
import { errorHtml } from '../src/http/describe-error.ts'
import type { AppDependencies } from '../src/server/app.ts'
import { editorPages, editorPosts, knownTexts } from './support/admin-pages.ts'
import { addCategory, setRows } from './support/builders.ts'
import { fillAdminPages } from './support/fill-admin-pages.ts'
import { fillPublicPages } from './support/fill-public-pages.ts'
import { fillRecordPages } from './support/fill-record-pages.ts'
import { freshDatabase } from './support/fresh-database.ts'
import { listUntranslated } from './support/list-untranslated.ts'
import { addAccents, pseudoApp } from './support/pseudo-app.ts'
import * as pages from './support/pseudo-pages.ts'
import { posted, signedInAdmin } from './support/signed-in.ts'
import { testDependencies, testMail } from './support/test-app.ts'

// The whole site in a pseudo-language: one application, and a database for the public pages, for those that editors work
// with, and for the records and settings.

const now = new Date('2026-01-02T06:30:00Z')
const createApp = await pseudoApp()
const inContent = { within: 'content', known: knownTexts }

async function openScene(look?: Parameters<typeof listUntranslated>[1], rest: Partial<AppDependencies> = {}) {
  const { db } = await freshDatabase()
  const app = createApp(testDependencies(db, rest))
  const { cookie } = await signedInAdmin(db, { now, name: 'संपादिका' })
  const search = async (path: string, init: RequestInit = { headers: { cookie } }) => {
    const response = await app.request(path, init)
    const html = await response.text()
    expect(response.status, path).toBeLessThan(500)
    if (look?.within) expect(html, path).toContain(`id="${look.within}"`)
    return [...new Set(listUntranslated(html, look))].map(text => `${path}: ${text}`)
  }
  const searchAll = async (paths: string[], init?: RequestInit) => {
    const found: string[] = []
    for (const path of paths) found.push(...(await search(path, init)))
    return found
  }
  const searchPosts = async (forms: pages.Posted[]) => {
    const found: string[] = []
    for (const [path, fields] of forms) found.push(...(await search(path, posted(fields, cookie))))
    return found
  }
  return { db, app, search, searchAll, searchPosts }
}

const site = await openScene(undefined, { demo: true, mail: testMail })
const desk = await openScene(inContent)
const office = await openScene({ known: pages.knownOfRecords })
const own = { siteName: 'चौक', tagline: 'नारा', siteDescription: 'विवरण' }
const log = { metaKeywords: '', editorialLogEnabled: true }
await setRows(site.db, 'settings', { ...own, ...log })

test('a message in the pseudo-language keeps its parameters and the names of its cases', () => {
  const message = 'Search <b>{count, plural, one {# page} other {# pages}}</b> of {name}'
  const [area] = compileMessages({ en: { area: { message } } })
  expect(addAccents(area?.text ?? '')).toMatch(
    /`Šéářćĥ `, b\(.*, forms: \{ one: `\$\{formatNumber\(.*\)\} þáǵé`, other: .* þáǵéš` \} \}\)\}`\), ` óƒ \$\{name\}`/,
  )
})

test('text from outside the catalogue is found', () => {
  expect(listUntranslated('<p>[Šéářćĥ ~~~]</p><p title="Search">चौक</p>Home')).toEqual(['Search', 'Home'])
})

test("only a page's content is searched, and known texts are left out", () => {
  const html =
    '<title>Queue</title><p>Menu</p><main id="content"><p title="Edit">3 hours ago</p>New</main>End'
  expect(listUntranslated(html, inContent)).toEqual(['Queue', 'New'])
})

test('no page has text from outside the catalogue when there are no records', async () => {
  // Readers of pages without records have no cookie.
  expect(await site.searchAll(pages.emptyPublic, {})).toEqual([])
  expect(await desk.searchAll(pages.emptyDesk)).toEqual([])
  await setRows(office.db, 'settings', { ...own, metaKeywords: 'शब्द' })
  // Without a category, pages offer the default ones.
  await addCategory(office.db, { name: 'देश', slug: '1' })
  expect(await office.searchAll(pages.records)).toEqual([])
})

test('no public page with records has such text, nor has a feed or a refused form', async () => {
  const outlet = await fillPublicPages(site.db, now)
  expect(await site.searchAll([...pages.filledPublic, `/tip?outlet=${outlet}`], {})).toEqual([])
  expect(await (await site.app.request('/story/flood')).text()).toContain('class="sides"')
  for (const path of ['/stories', '/story/flood', '/corrections']) {
    const feed = await (await site.app.request(`${path}/feed.xml`)).text()
    const texts = [...feed.matchAll(/<(?:title|description)>(?:<!\[CDATA\[)?(.*?)(?:\]\]>)?<\//gs)]
    expect(texts.length, path).toBeGreaterThan(3)
    expect(texts.flatMap(([, text = '']) => listUntranslated(text))).toEqual([])
  }
  const tip = { url: 'x', note: 'ब'.repeat(2_000), name: 'ब'.repeat(200) }
  const response = await site.app.request('/tip', posted(tip))
  expect(response.status).toBe(400)
  expect(listUntranslated((await response.text()).replace('value="x"', ''))).toEqual([])
})

test('no page that editors work with, nor the response to a form there, has such text', async () => {
  const scene = await fillAdminPages(desk.db, now)
  expect(await desk.searchAll(editorPages(scene))).toEqual([])
  expect(await desk.searchPosts(editorPosts(scene))).toEqual([])
})

test('no page of records and settings, nor the response to a form there, has such text', async () => {
  expect(await office.searchAll([...pages.records, ...(await fillRecordPages(office.db, now))])).toEqual([])
  expect(await office.searchPosts(pages.recordPosts)).toEqual([])
  expect(await office.search('/admin/login', {})).toEqual([])
})

// In Hindi, which has other letters, as these two are modules of their own.
test('the list of keys, which a script draws, has no such text', () => {
  const verbs = {} as QueueVerbs
  const state = () => openQueue({ entries: [], next: null, beyond: 0, pointed: null, isByStory: true })
  const keys = [...listQueueKeys(verbs, { state, language: 'hi' }), ...pinKeys('hi')]
  expect(keys.length).toBeGreaterThan(20)
  expect(keys.flatMap(({ does }) => listUntranslated(does))).toEqual([])
})

test('an error page has no such text', () => {
  for (const code of ['malformed', 'failed', 'restoring', 'many-searches', 'too-busy'] as const)
    expect(listUntranslated(errorHtml(code, 'hi'))).toEqual([])
})
