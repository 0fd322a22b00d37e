import { expect, onTestFinished, test } from 'vitest'
import { addCategory, addNewsLink, addRow, addWaitingEntry } from '../../../test/support/builders.ts'
import { closedOutside } from '../../../test/support/closed-outside.ts'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { type FakeOutlet, startOutlet } from '../../../test/support/fake-outlets.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { posted, signedInAdmin } from '../../../test/support/signed-in.ts'
import { startSafeFetch } from '../../../test/support/start-safe-fetch.ts'
import { testApp } from '../../../test/support/test-app.ts'

const { db } = await freshDatabase()
const now = new Date('2026-01-02T06:30:00Z')
const { cookie } = await signedInAdmin(db, { now })

emptyBefore(db, 'newsLinks', 'entries', 'outlets', 'categories', 'attempts')

async function openDesk(): Promise<{
  outlet: FakeOutlet
  app: ReturnType<typeof testApp>
  read: (path: string) => Promise<unknown>
}> {
  const outlet = await startOutlet()
  onTestFinished(() => outlet.close())
  const app = testApp(db, { outside: { ...closedOutside, fetch: startSafeFetch(outlet.host) } })
  const read = async (path: string) =>
    (await app.request('/admin/article/fetch', posted({ url: outlet.origin + path }, cookie))).json()
  return { outlet, app, read }
}

const page = `<html lang="en-IN"><meta property="og:title" content="Ferry opens | Valley Courier">
  <meta property="og:site_name" content="Valley Courier"><meta property="og:description" content="It leaves at six.">
  <meta property="og:image" content="https://pictures.example/ferry.jpg"><meta property="article:section" content="World">
  <meta property="article:published_time" content="2026-01-01T10:00:00+05:30"><link rel="canonical" href="/ferry-opens-81234">`

test('a page fills the form, and each field shows its origin', async () => {
  const { id: category } = await addCategory(db, { name: 'World', slug: 'world' })
  const { outlet, read } = await openDesk()
  outlet.answer('/news/ferry', (_request, response) => response.end(page))
  expect(await read('/news/ferry')).toEqual({
    ok: true,
    proposal: {
      url: `${outlet.origin}/news/ferry`,
      problem: null,
      already: null,
      alike: null,
      own: { url: `${outlet.origin}/ferry-opens-81234`, note: 'From a link tag' },
      fields: [
        { name: 'title', value: 'Ferry opens', note: 'From Open Graph' },
        { name: 'source', value: 'Valley Courier', note: 'From Open Graph' },
        { name: 'imageUrl', value: 'https://pictures.example/ferry.jpg', note: 'From Open Graph' },
        { name: 'publishedAt', value: '2026-01-01T04:30:00.000Z', note: 'From a meta tag' },
        { name: 'category', value: category, note: 'Proposed: its outlet tagged it “world”' },
        { name: 'description', value: 'It leaves at six.', note: 'From Open Graph' },
        { name: 'language', value: 'en-IN', note: 'From the page’s lang' },
      ],
    },
  })
})

test('the outlet’s local day is shown if it differs from the day in UTC', async () => {
  const { outlet, read } = await openDesk()
  outlet.answer('/night', (_request, response) =>
    response.end('<meta property="article:published_time" content="2026-01-01T01:10:00+05:30">'),
  )
  const note = 'From a meta tag; 2026-01-01 in the outlet’s time zone'
  const told = { value: '2025-12-31T19:40:00.000Z', note }
  expect(await read('/night')).toMatchObject({
    proposal: { fields: expect.arrayContaining([{ name: 'publishedAt', ...told }]) },
  })
})

test('a known outlet provides its name, its icon and the category of its feeds', async () => {
  const { id: category } = await addCategory(db)
  const { outlet, read } = await openDesk()
  outlet.answer('/a', (_request, response) => response.end('<title>A headline of a story</title>'))
  const row = {
    name: 'The Valley',
    homeUrl: `${outlet.origin}/`,
    iconUrl: 'https://valley.example/i.png',
    language: 'fr',
  }
  const { id: outletId } = await db
    .insertInto('outlets')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  await addRow(db, 'feeds', {
    outletId,
    category,
    url: 'https://valley.example/feed',
    host: 'valley.example',
  })
  const kept = 'From your record of the outlet'
  expect(await read('/a')).toMatchObject({
    proposal: {
      fields: [
        { name: 'title' },
        { name: 'source', value: 'The Valley', note: kept },
        { name: 'sourceIconUrl', value: 'https://valley.example/i.png', note: kept },
        {
          name: 'category',
          value: category,
          note: 'Proposed: the feeds of The Valley publish to this category',
        },
        { name: 'language', value: 'fr', note: kept },
      ],
    },
  })
})

test('a paywalled page is named as such, and its readable fields are kept', async () => {
  const { outlet, read } = await openDesk()
  outlet.answer('/a', (_request, response) =>
    response.end(
      '<meta property="og:title" content="Inside the auction"><meta property="article:content_tier" content="locked"><p>Words',
    ),
  )
  expect(await read('/a')).toMatchObject({
    proposal: {
      problem: expect.stringContaining('behind a paywall'),
      fields: [{ name: 'title', value: 'Inside the auction' }, { name: 'source' }],
    },
  })
})

test('an unreachable address is reported, and the rest of the form can still be filled', async () => {
  const { read } = await openDesk()
  expect(await read('/2026/01/01/nothing')).toMatchObject({
    ok: true,
    proposal: {
      problem: 'There is nothing at this address. Check the address.',
      fields: [
        { name: 'source', note: 'From the address' },
        { name: 'publishedAt', value: '2026-01-01T00:00:00.000Z' },
      ],
    },
  })
})

test('an article that exists already is named, by whichever of its addresses was pasted', async () => {
  const { id: category } = await addCategory(db)
  const { outlet, read, app } = await openDesk()
  const { id } = await addNewsLink(db, {
    category,
    title: 'Ferry opens',
    url: `${outlet.origin}/ferry-opens-81234`,
  })
  outlet.answer('/news/ferry', (_request, response) => response.end(page))
  const of = { kind: 'news-link', id, title: 'Ferry opens' }
  expect(await read('/news/ferry')).toMatchObject({
    proposal: { already: { of, why: 'this address redirects there; same address' } },
  })
  const typed = encodeURIComponent(`${outlet.origin}/ferry-opens-81234?utm_source=x`)
  const looked = await app.request(`/admin/article/fetch?url=${typed}`, { headers: { cookie } })
  expect(await looked.json()).toMatchObject({
    already: { of, why: 'same address after dropping utm_source' },
  })
})

test('a link with the same content under another address is named, with the reason', async () => {
  const { id: category } = await addCategory(db)
  const { outlet, read } = await openDesk()
  const title = 'Ferry to the island resumes after the storm'
  const html = `<meta property="og:title" content="${title}"><meta property="article:published_time" content="2026-01-02T05:00:00Z">`
  outlet.answer('/ferry', (_request, response) => response.end(html))
  const url = 'https://hills.example/ferry'
  await addWaitingEntry(db, { title, url, canonicalUrl: url, source: 'Hill Herald', publishedAt: now })
  const why = expect.stringMatching(/^same headline as in Hill Herald /)
  expect(await read('/ferry')).toMatchObject({
    proposal: { already: null, alike: { of: { kind: 'entry', title, status: 'waiting' }, why } },
  })
  const { id } = await addNewsLink(db, {
    category,
    title,
    url: 'https://delta.example/ferry',
    publishedAt: now,
  })
  await db.deleteFrom('entries').execute()
  expect(await read('/ferry')).toMatchObject({ proposal: { alike: { of: { kind: 'news-link', id } } } })
})

test('a waiting entry counts as existing, too', async () => {
  const { app } = await openDesk()
  await addWaitingEntry(db, {
    title: 'Wells run dry',
    url: 'https://valley.example/wells',
    canonicalUrl: 'https://valley.example/wells',
  })
  const path = `/admin/article/fetch?url=${encodeURIComponent('https://www.valley.example/wells')}`
  const looked = await app.request(path, { headers: { cookie } })
  expect(await looked.json()).toMatchObject({ already: { of: { kind: 'entry', title: 'Wells run dry' } } })
})

test('the check while typing sends no request to another server and changes nothing', async () => {
  const { outlet, app } = await openDesk()
  const path = `/admin/article/fetch?url=${encodeURIComponent(`${outlet.origin}/a`)}`
  expect(await (await app.request(path, { headers: { cookie } })).json()).toMatchObject({ already: null })
  expect(outlet.hits).toHaveLength(0)
  expect(await db.selectFrom('attempts').selectAll().execute()).toEqual([])
})

test.each([
  '',
  'nonsense',
  'ftp://outlet.example/',
  'https://name:word@outlet.example/',
  'javascript:alert(1)',
])('"%s" is refused as an address to fetch', async url => {
  const { app } = await openDesk()
  const response = await app.request('/admin/article/fetch', posted({ url }, cookie))
  expect([response.status, await response.json()]).toEqual([
    400,
    { ok: false, problem: 'Please enter a valid URL' },
  ])
})

test('nothing is fetched for a stranger', async () => {
  const { outlet, app } = await openDesk()
  const response = await app.request('/admin/article/fetch', posted({ url: `${outlet.origin}/a` }))
  expect([response.status, outlet.hits.length]).toEqual([401, 0])
})

test('an account that fetches too often is told when to continue', async () => {
  const { outlet, app, read } = await openDesk()
  for (let n = 0; n < 60; n++) await read('/a')
  const hits = outlet.hits.length
  const response = await app.request('/admin/article/fetch', posted({ url: `${outlet.origin}/a` }, cookie))
  expect(response.status).toBe(429)
  expect(await response.json()).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/Try again in 5 minutes/),
  })
  expect(outlet.hits.length).toBe(hits)
})

test('a saved link belongs to the outlet of its address', async () => {
  const { id: category } = await addCategory(db)
  const row = { name: 'The Valley', homeUrl: 'https://valley.example/', hosts: ['valley.example'] }
  const { id: outletId } = await db
    .insertInto('outlets')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  const fields = { title: 'T', url: 'https://www.valley.example/a', source: 'S', category, language: 'hi' }
  await testApp(db).request('/admin/news/add', posted(fields, cookie))
  const saved = await db.selectFrom('newsLinks').select(['outletId', 'language']).executeTakeFirstOrThrow()
  expect(saved).toEqual({ outletId, language: 'hi' })
})
