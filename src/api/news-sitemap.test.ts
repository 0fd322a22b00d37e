import { expect, test } from 'vitest'
import { addStory } from '../../test/support/add-story.ts'
import { addCategory, addNewsLink, setRow, setRows } from '../../test/support/builders.ts'
import { publicSite } from '../../test/support/public-site.ts'

const { db, app, read } = await publicSite()
const hi = { siteName: 'चौक', tagline: '', siteDescription: '' }
await setRows(db, 'settings', { siteName: 'Chowk & Co', editions: JSON.stringify({ hi }) })
const { id: category } = await addCategory(db)

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
