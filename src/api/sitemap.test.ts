import { expect, test } from 'vitest'
import { addStory } from '../../test/support/add-story.ts'
import { authorizedEditor } from '../../test/support/authorized.ts'
import { addCategory, addNewsLink, addRow, setRow, setRows } from '../../test/support/builders.ts'
import { publicSite } from '../../test/support/public-site.ts'
import { addNewsLink as publishNewsLink } from '../domain/news-links/add-news-link.ts'
import { newsLinkSchema } from '../domain/news-links/news-link-schema.ts'

const { db, app, read } = await publicSite()
const by = await authorizedEditor(db)
const { id: category } = await addCategory(db)
const url = 'https://outlet.example/ferry'
const input = newsLinkSchema.parse({ title: 'Ferry service resumes', url, source: 'The Outlet', category })
const now = new Date('2026-02-03T06:00:00Z')
const added = await publishNewsLink(db, { input, canonicalUrl: url, by, now })
if (!added.ok) throw new Error(added.reason)
const updatedAt = new Date('2026-01-02T03:04:05Z')
await addRow(db, 'corrections', {
  newsLinkId: added.id,
  headline: 'Ferry service resumes',
  text: 'It was a bus.',
  updatedAt,
})
await addRow(db, 'outlets', {
  name: 'The Rated',
  homeUrl: 'https://rated.example/',
  updatedAt: now,
  lean: 'centre',
  leanSource: 'Ratings Desk',
  leanRatedOn: '2026-01-01',
  leanNote: 'Own view',
})
await setRows(db, 'settings', { editorialLogEnabled: true })

test.each([
  ['/corrections', '2026-01-02T03:04:05.000Z'],
  ['/about-ratings', '2026-02-03T06:00:00.000Z'],
  ['/editorial-log', '2026-02-03T06:00:00.000Z'],
])('%s is dated by its last change', async (path, time) => {
  const part = await read('/sitemap/1.xml')
  expect(part).toContain(`<loc>https://chowk.example${path}</loc><lastmod>${time}</lastmod>`)
})

const hi = { siteName: 'चौक', tagline: '', siteDescription: '' }
await setRows(db, 'settings', { siteName: 'Chowk & Co', editions: JSON.stringify({ hi }) })

async function addCovered(slug: string, { at, language = 'en' }: { at: string; language?: string }) {
  const publishedAt = new Date(at)
  const titles = [`${slug} <1>`, `${slug} <2>`]
  const links = await Promise.all(
    titles.map((title, n) =>
      addNewsLink(db, { category, title, language, publishedAt, url: `https://outlet-${n}.example/${slug}` }),
    ),
  )
  return addStory(db, { links, slug })
}

// The application's clock is fixed at 2026-01-02 06:30.
await addCovered('flood', { at: '2026-01-02T05:00:00Z', language: 'en-IN' })
await addCovered('barish', { at: '2026-01-01T05:00:00Z', language: 'hi' })
await addCovered('election', { at: '2025-12-31T06:00:00Z' })
const hidden = await addCovered('secret', { at: '2026-01-02T05:00:00Z' })
await setRow(db, 'stories', hidden.id, { isHidden: true })
const lone = await addNewsLink(db, {
  category,
  title: 'Alone',
  publishedAt: new Date('2026-01-02T05:00:00Z'),
})
await addStory(db, { links: [lone], slug: 'alone' })

async function readSlugs(path: string): Promise<string[]> {
  const text = await read(path)
  return [...text.matchAll(/<loc>https:\/\/chowk\.example([^<]*)/g)].map(match => match[1] ?? '')
}

test('the news sitemap lists the public stories of two days, newest first, each with its language', async () => {
  const response = await app.request('/sitemap/news.xml')
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const text = await response.text()
  expect(await readSlugs('/sitemap/news.xml')).toEqual(['/story/flood', '/story/barish'])
  expect(await readSlugs('/sitemap.xml')).toEqual(['/sitemap/1.xml', '/sitemap/news.xml'])
  expect(text).toContain(
    '<news:publication><news:name>Chowk &amp; Co</news:name><news:language>en</news:language></news:publication>' +
      '<news:publication_date>2026-01-02T05:00:00.000Z</news:publication_date><news:title>flood &lt;',
  )
  expect(text).toContain('<news:language>hi</news:language>')
})

test('the news sitemap of an edition lists the stories with a headline in its language', async () => {
  expect(await readSlugs('/hi/sitemap/news.xml')).toEqual(['/hi/story/barish'])
  expect(await read('/hi/sitemap/news.xml')).toContain('<news:name>चौक</news:name>')
})
