import type { ServerResponse } from 'node:http'
import { test as base, expect } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, addNewsLink, addRow, addWaitingEntry, setRow } from '../../../test/support/builders.ts'

const { db, now, accountId, post, openOutlet } = await adminDesk({
  empty: ['newsLinks', 'entries', 'outlets', 'categories', 'attempts'],
})

async function openDesk() {
  const desk = await openOutlet()
  const { origin } = desk.outlet
  const ask = (url: string) => desk.post('/admin/article/fetch', { url })
  return {
    ...desk,
    ask,
    read: async (path: string) => (await ask(origin + path)).json(),
    /** The check while an address is being typed. */
    look: async (url: string) =>
      (await desk.open(`/admin/article/fetch?${new URLSearchParams({ url })}`)).json(),
  }
}

const test = base.extend('desk', () => openDesk())

const showsArticle = (title: string) => (_request: unknown, response: ServerResponse) =>
  response.end(`<title>${title}</title>`)

const page = `<html lang="en-IN"><meta property="og:title" content="Ferry opens | Valley Courier">
  <meta property="og:site_name" content="Valley Courier"><meta property="og:description" content="It leaves at six.">
  <meta property="og:image" content="https://pictures.example/ferry.jpg"><meta property="article:section" content="World">
  <meta property="article:published_time" content="2026-01-01T10:00:00+05:30"><link rel="canonical" href="/ferry-opens-81234">`

test('a page fills the form, and each field shows its origin', async ({ desk: { outlet, read } }) => {
  const { id: category } = await addCategory(db, { name: 'World', slug: 'world' })
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

test('the outlet’s local day is shown if it differs from the day in UTC', async ({
  desk: { outlet, read },
}) => {
  outlet.answer('/night', (_request, response) =>
    response.end('<meta property="article:published_time" content="2026-01-01T01:10:00+05:30">'),
  )
  const note = 'From a meta tag; 2026-01-01 in the outlet’s time zone'
  const told = { value: '2025-12-31T19:40:00.000Z', note }
  expect(await read('/night')).toMatchObject({
    proposal: { fields: expect.arrayContaining([{ name: 'publishedAt', ...told }]) },
  })
})

test('a known outlet provides its name, its icon and the category of its feeds', async ({
  desk: { outlet, read },
}) => {
  const { id: category } = await addCategory(db)
  outlet.answer('/a', showsArticle('A headline of a story'))
  const iconUrl = 'https://valley.example/i.png'
  const known = { name: 'The Valley', homeUrl: `${outlet.origin}/`, iconUrl, language: 'fr' }
  const { id: outletId } = await addRow(db, 'outlets', known)
  const url = 'https://valley.example/feed'
  await addRow(db, 'feeds', { outletId, category, url, host: 'valley.example' })
  const kept = 'From your record of the outlet'
  expect(await read('/a')).toMatchObject({
    proposal: {
      fields: [
        { name: 'title' },
        { name: 'source', value: 'The Valley', note: kept },
        { name: 'sourceIconUrl', value: iconUrl, note: kept },
        { name: 'category', note: 'Proposed: the feeds of The Valley publish to this category' },
        { name: 'language', value: 'fr', note: kept },
      ],
    },
  })
})

test('a paywalled page is named as such, and its readable fields are kept', async ({
  desk: { outlet, read },
}) => {
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

test('an unreachable address is reported, and the rest of the form can still be filled', async ({
  desk: { read },
}) => {
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

test('an article that exists already is named, by whichever of its addresses was pasted', async ({
  desk: { outlet, read, look },
}) => {
  const { id: category } = await addCategory(db)
  const url = `${outlet.origin}/ferry-opens-81234`
  const { id } = await addNewsLink(db, { category, title: 'Ferry opens', url })
  outlet.answer('/news/ferry', (_request, response) => response.end(page))
  const of = { kind: 'news-link', id, title: 'Ferry opens' }
  expect(await read('/news/ferry')).toMatchObject({
    proposal: { already: { of, why: 'this address redirects there; same address' } },
  })
  const why = 'same address after dropping utm_source'
  expect(await look(`${url}?utm_source=x`)).toMatchObject({ already: { of, why } })
})

test('a link with the same content under another address is named, with the reason', async ({
  desk: { outlet, read },
}) => {
  const { id: category } = await addCategory(db)
  const title = 'Ferry to the island resumes after the storm'
  const html = `<meta property="og:title" content="${title}"><meta property="article:published_time" content="2026-01-02T05:00:00Z">`
  outlet.answer('/ferry', (_request, response) => response.end(html))
  const url = 'https://hills.example/ferry'
  await addWaitingEntry(db, { title, url, canonicalUrl: url, source: 'Hill Herald', publishedAt: now })
  const why = expect.stringMatching(/^same headline as in Hill Herald /)
  expect(await read('/ferry')).toMatchObject({
    proposal: { already: null, alike: { of: { kind: 'entry', title, status: 'waiting' }, why } },
  })
  const link = { category, title, url: 'https://delta.example/ferry', publishedAt: now }
  const { id } = await addNewsLink(db, link)
  await db.deleteFrom('entries').execute()
  expect(await read('/ferry')).toMatchObject({ proposal: { alike: { of: { kind: 'news-link', id } } } })
})

test('a waiting entry counts as existing, too', async ({ desk: { look } }) => {
  const url = 'https://valley.example/wells'
  await addWaitingEntry(db, { title: 'Wells run dry', url })
  const already = { of: { kind: 'entry', title: 'Wells run dry' } }
  expect(await look('https://www.valley.example/wells')).toMatchObject({ already })
})

test('the check while typing sends no request to another server and changes nothing', async ({
  desk: { outlet, look },
}) => {
  expect(await look(`${outlet.origin}/a`)).toMatchObject({ already: null })
  expect(outlet.hits).toHaveLength(0)
  expect(await db.selectFrom('attempts').selectAll().execute()).toEqual([])
})

test('an address whose parameter names the article at its outlet is that article’s, and no other’s', async ({
  desk: { outlet, read, look },
}) => {
  const { id: category } = await addCategory(db)
  const { origin } = outlet
  const { id: outletId } = await addRow(db, 'outlets', { name: 'The Valley', homeUrl: `${origin}/` })
  await addRow(db, 'duplicateExceptions', { outletId, rule: 'parameter', value: 'ref' })
  await addNewsLink(db, { category, url: `${origin}/story` })
  const named = '/story?ref=ferry'
  outlet.answer(named, showsArticle('Ferry opens'))
  outlet.answer('/short', (_request, response) =>
    response.end(`<title>Ferry opens</title><link rel="canonical" href="${named}&utm_source=x">`),
  )
  const lookAtNamed = () => look(`${origin}${named}&utm_source=x`)
  expect(await lookAtNamed()).toMatchObject({ already: null })
  expect(await read(named)).toMatchObject({ proposal: { already: null, own: null } })
  expect(await read('/short')).toMatchObject({ proposal: { already: null, own: { url: origin + named } } })
  const { id } = await addNewsLink(db, { category, url: `${origin}${named}` })
  expect(await lookAtNamed()).toMatchObject({ already: { of: { id } } })
  expect(await read('/short')).toMatchObject({ proposal: { already: { of: { id } } } })
})

test.each([
  ...['', 'nonsense', 'ftp://outlet.example/', 'https://name:word@outlet.example/'],
  'javascript:alert(1)',
])('"%s" is refused as an address to fetch', async url => {
  const { ask } = await openDesk()
  const response = await ask(url)
  const problem = 'Please enter a valid URL'
  expect([response.status, await response.json()]).toEqual([400, { ok: false, problem }])
})

test('nothing is fetched for a stranger', async ({ desk: { outlet, post } }) => {
  const response = await post('/admin/article/fetch', { url: `${outlet.origin}/a` }, '')
  expect([response.status, outlet.hits.length]).toEqual([401, 0])
})

test('the response is in the language of the editor', async () => {
  await setRow(db, 'accounts', accountId, { language: 'hi' })
  const { problem } = await (await post('/admin/article/fetch', { url: 'nonsense' })).json()
  await setRow(db, 'accounts', accountId, { language: 'en' })
  expect(problem).toMatch(/[ऀ-ॿ]/)
})

test('an account that fetches too often is told when to continue', async ({
  desk: { outlet, ask, read },
}) => {
  for (let n = 0; n < 60; n++) await read('/a')
  const hits = outlet.hits.length
  const response = await ask(`${outlet.origin}/a`)
  expect(response.status).toBe(429)
  expect(await response.json()).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/Try again in 5 minutes/),
  })
  expect(outlet.hits.length).toBe(hits)
})

test('a saved link belongs to the outlet of its address', async () => {
  const { id: category } = await addCategory(db)
  const valley = { name: 'The Valley', homeUrl: 'https://valley.example/', hosts: ['valley.example'] }
  const { id: outletId } = await addRow(db, 'outlets', valley)
  const fields = { title: 'T', url: 'https://www.valley.example/a', source: 'S', category, language: 'hi' }
  await post('/admin/news/add', fields)
  const saved = await db.selectFrom('newsLinks').select(['outletId', 'language']).executeTakeFirstOrThrow()
  expect(saved).toEqual({ outletId, language: 'hi' })
})
