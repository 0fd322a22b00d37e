import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { readHtml } from '../../../test/support/read-html.ts'
import type { FetchedArticle } from './fetch-article.ts'
import { toSubmittedEntry } from './to-submitted-entry.ts'

const { db } = await freshDatabase({ empty: ['newsLinks', 'outlets', 'categories'] })
const now = new Date('2026-03-01T06:00:00Z')
const address = 'https://outlet.example/go?to=12345'
const url = 'https://www.outlet.example/news/ferry-12345'
const title = '<meta property="og:title" content="The ferry is back at last">'

const fetched = (html: string, fields: Partial<FetchedArticle> = {}): FetchedArticle => ({
  url,
  article: readHtml(html, url),
  failure: null,
  ...fields,
})
const submit = (html: string, { seen = '', ...fields }: Partial<FetchedArticle> & { seen?: string } = {}) =>
  toSubmittedEntry(db, { address, fetched: fetched(html, fields), origin: 'paste', title: seen, now })

async function addOutlet(fields: { iconUrl?: string; language?: string } = {}) {
  const values = { name: 'The Outlet', homeUrl: 'https://www.outlet.example/', hosts: ['outlet.example'] }
  return addRow(db, 'outlets', { ...values, ...fields })
}

test('an article waits under its final address', async () => {
  expect(await submit(title)).toMatchObject({
    origin: 'paste',
    url,
    canonicalUrl: expect.stringContaining('/news/ferry-12345'),
    title: 'The ferry is back at last',
    outletId: null,
    category: null,
  })
})

test('the canonical address of a page is used if it is trusted', async () => {
  const link = (href: string) => submit(`${title}<link rel="canonical" href="${href}">`)
  const other = 'https://outlet.example/news/ferry-back-12345'
  expect((await link(other))?.url).toBe(other)
  expect((await link('https://rival.example/news/ferry-12345'))?.url).toBe(url)
})

test('the parameters that identify an outlet’s articles stay in the address, whether final, canonical or submitted', async () => {
  const { id: outletId } = await addOutlet()
  await addRow(db, 'duplicateExceptions', { outletId, rule: 'parameter', value: 'ref' })
  const own = 'https://outlet.example/story?ref=ferry'
  const named = `${own}&utm_source=x`
  const kept = { url: own, canonicalUrl: own }
  expect(await submit(title, { url: named })).toMatchObject(kept)
  expect(await submit(`${title}<link rel="canonical" href="${named}">`)).toMatchObject(kept)
  const unread = { ...fetched('', { failure: 'timeout' }), url: 'https://outlet.example/' }
  expect(await toSubmittedEntry(db, { address: named, fetched: unread, origin: 'tip', now })).toMatchObject(
    kept,
  )
})

test('behind a wall or without a response, the submitted address is used', async () => {
  expect((await submit('<title>Log in</title><p>Welcome back</p>'))?.url).toBe(address)
  expect((await submit(title, { failure: 'timeout' }))?.url).toBe(address)
})

test('a page that we may not read has the title from the sender’s browser', async () => {
  const seen = 'The ferry is back | The Outlet'
  await addOutlet()
  expect((await submit('', { seen }))?.title).toBe('The ferry is back')
  expect((await submit(title, { seen }))?.title).toBe('The ferry is back at last')
  expect((await submit('<title>Client Challenge</title>', { seen }))?.title).toBe('The ferry is back')
  expect((await submit('<title>A wall of an unknown kind</title>', { seen }))?.title).toBe(
    'The ferry is back',
  )
  expect((await submit('<title>The ferry is back at last</title>'))?.title).toBe('The ferry is back at last')
  expect((await submit(''))?.title).toBe('')
})

test('a page that could not be read has the language of its headline, not the outlet’s', async () => {
  await addOutlet({ language: 'hi' })
  const unread = (seen: string) => submit('', { seen, failure: 'timeout' })
  expect((await unread('The ferry is back'))?.language).toBeNull()
  expect((await unread('नाव फिर से शुरू'))?.language).toBe('hi')
  expect((await unread('নৌকা আবার চালু'))?.language).toBe('bn')
})

test('a known outlet provides its name, language and icon', async () => {
  const { id } = await addOutlet({ iconUrl: 'https://outlet.example/icon.png', language: 'fr' })
  const entry = await submit(`${title}<meta property="og:site_name" content="outlet.example news">
    <link rel="icon" href="/other.png">`)
  expect(entry).toMatchObject({
    outletId: id,
    source: 'The Outlet',
    sourceIconUrl: 'https://outlet.example/icon.png',
    language: 'fr',
  })
})

test('a headline in Latin letters is not in an outlet’s Tamil', async () => {
  await addOutlet({ language: 'ta' })
  expect((await submit(title))?.language).toBeNull()
})

test('without a known outlet, the page’s own name and icon are used', async () => {
  const entry = await submit(`${title}<meta property="og:site_name" content="The Gazette">
    <link rel="icon" href="/own.png">`)
  expect(entry).toMatchObject({ source: 'The Gazette', sourceIconUrl: 'https://www.outlet.example/own.png' })
})

test('an outlet’s logo is not the article’s picture', async () => {
  const picture = async (path: string) =>
    (await submit(`${title}<meta property="og:image" content="${path}">`))?.imageUrl
  expect(await picture('/static/logo.png')).toBe('')
  expect(await picture('/ferry.jpg')).toBe('https://www.outlet.example/ferry.jpg')
})

test('the category is the page’s section, else the usual one of its outlet', async () => {
  const sport = await addCategory(db, { name: 'Sport', slug: 'sport' })
  const politics = await addCategory(db, { name: 'Politics', slug: 'politics' })
  const { id: outletId } = await addOutlet()
  for (let n = 0; n < 5; n += 1) await addNewsLink(db, { category: politics.id, outletId })
  expect((await submit(title))?.category).toBe(politics.id)
  const section = '<meta property="article:section" content="Sport">'
  expect((await submit(title + section))?.category).toBe(sport.id)
})
