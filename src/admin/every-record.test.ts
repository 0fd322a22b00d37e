import { expect, onTestFinished, test } from 'vitest'
import { addCategory, addNewsLink, addWaitingEntry } from '../../test/support/builders.ts'
import { type FakeOutlet, startOutlet } from '../../test/support/fake-outlets.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { readTables } from '../../test/support/read-tables.ts'
import { posted, signedInAdmin } from '../../test/support/signed-in.ts'
import { testApp } from '../../test/support/test-app.ts'
import type { Db } from '../database/connect.ts'
import { authorizeCommand } from '../domain/accounts/authorize.ts'
import { addFeed } from '../domain/feeds/add-feed.ts'
import { openOutside } from '../ingest/outside.ts'

// Rules for every form; test/every-address.test.ts opens every page.

const now = new Date('2026-01-02T06:30:00Z')
const nobody = '00000000-0000-7000-8000-00000000beef'
const outletForm = { name: 'Courier', homeUrl: 'https://courier.example/', lean: 'not-rated' }
const rule = {
  name: 'Cricket',
  words: 'cricket',
  action: 'reject',
  outletId: '',
  categoryId: '',
  language: '',
}

type Records = { category: string; newsLink: string; entry: string; feed: string; outlet: string }
type Write = [path: string, form: Record<string, string>]

async function openDesk() {
  const { db } = await freshDatabase()
  const { cookie, accountId } = await signedInAdmin(db, { now })
  const server = await startOutlet()
  const outside = openOutside({ allow: new Set(['127.0.0.1']), userAgent: 'Chowk/test', now: () => now })
  onTestFinished(async () => {
    await outside.close()
    await server.close()
  })
  const app = testApp(db, { outside, wait: async () => undefined })
  const send = ([path, form]: Write) => app.request(path, posted(form, cookie))
  const post = async ([path, form]: Write) => {
    if (form.intent !== 'save') return send([path, form])
    // A rule can be saved only after it was tried.
    const page = await (await send([path, { ...form, intent: 'try' }])).text()
    const tried = /name="tried" value="([^"]*)"/.exec(page)?.[1] ?? ''
    return send([path, { ...form, tried: tried.replaceAll('&quot;', '"') }])
  }
  return { db, app, cookie, accountId, post, server, records: await addRecords(db) }
}

async function addRecords(db: Db): Promise<Records> {
  const { id: category } = await addCategory(db, { name: 'World', slug: 'world' })
  const newsLink = await addNewsLink(db, { category })
  const entry = await addWaitingEntry(db, { category })
  const feed = { url: 'https://herald.example/rss', category, outletName: 'Herald' }
  const added = await addFeed(db, feed, { by: authorizeCommand('Test'), now })
  const outlet = await db.selectFrom('outlets').select('id').executeTakeFirstOrThrow()
  return {
    category,
    newsLink: newsLink.id,
    entry: entry.id,
    feed: added.ok ? added.id : '',
    outlet: outlet.id,
  }
}

/** A valid form for each page that has one. */
function listWrites({ category, newsLink, entry, feed, outlet }: Records, server: FakeOutlet): Write[] {
  const link = { title: 'Ferry', url: 'https://outlet.example/ferry', source: 'The Outlet', category }
  const feedForm = {
    url: `${server.origin}/feed`,
    title: 'All',
    category,
    publishing: 'wait',
    language: 'hi',
  }
  const settings = { siteName: 'N', tagline: '', siteDescription: '', contactEmail: '', version: '1' }
  return [
    ['/admin/categories/add', { name: 'Politics', slug: 'politics', orderNum: '1' }],
    [`/admin/categories/edit/${category}`, { name: 'W', slug: 'w', orderNum: '1', version: '1' }],
    ['/admin/news/add', link],
    [`/admin/news/edit/${newsLink}`, { ...link, url: 'https://outlet.example/other', version: '1' }],
    ['/admin/news', { change: 'feature', id: newsLink, version: '2' }],
    ['/admin/site-links/add', { type: 'about', title: 'Us', content: 'x' }],
    ['/admin/outlets/add', outletForm],
    [
      `/admin/outlets/edit/${outlet}`,
      { ...outletForm, name: 'H', homeUrl: 'https://h.example/', version: '1' },
    ],
    ['/admin/feeds/add', { ...feedForm, outletName: 'Valley' }],
    [`/admin/feeds/edit/${feed}`, { ...feedForm, url: 'https://herald.example/rss', version: '1' }],
    ['/admin/queue/rules/add', { ...rule, toCategoryId: '', intent: 'save' }],
    ['/admin/queue/decide', { ...link, change: 'edit', entry: `${entry}:1`, url: 'https://h.example/1' }],
    ['/admin/settings', settings],
  ]
}

// Column names that no form has, with values that no row may hold.
const extras = {
  id: nobody,
  accountId: nobody,
  newsLinkId: nobody,
  feedId: nobody,
  createdBy: nobody,
  createdAt: '1999-01-01T00:00:00Z',
  updatedAt: '1999-01-01T00:00:00Z',
  role: 'smuggled',
  status: 'smuggled',
  state: 'smuggled',
  host: 'smuggled',
  etag: 'smuggled',
  canonicalUrl: 'https://smuggled.example/',
  isSample: 'on',
  onlyRow: '',
}

test('every form ignores keys that no form has, in both spellings', async () => {
  const { db, app, cookie, post, server, records } = await openDesk()
  server.showFeed('/feed', [])
  for (const [path, form] of listWrites(records, server)) {
    const before = await readTables(db)
    const response = await post([path, { ...toSnakeCase(extras), ...extras, ...form }])
    expect([200, 302], `${path} answers ${response.status}`).toContain(response.status)
    const after = await readTables(db)
    expect(after, `${path} has done nothing`).not.toEqual(before)
    expect(Object.values(after).join('\n'), path).not.toMatch(/smuggled|00000000beef|1999-01-01/)
  }
  const { isSample } = await db.selectFrom('newsLinks').select('isSample').executeTakeFirstOrThrow()
  expect(isSample).toBe(false)
  expect((await app.request('/admin/settings', { headers: { cookie } })).status).toBe(200)
})

function toSnakeCase(fields: Record<string, string>): Record<string, string> {
  const names = Object.entries(fields)
  return Object.fromEntries(
    names.map(([name, value]) => [name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`), value]),
  )
}
