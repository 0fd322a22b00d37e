import { expect, test } from 'vitest'
import { authorizedEditor } from '../../test/support/authorized.ts'
import { addCategory, addRow, setRows } from '../../test/support/builders.ts'
import { publicSite } from '../../test/support/public-site.ts'
import { addNewsLink } from '../domain/news-links/add-news-link.ts'
import { newsLinkSchema } from '../domain/news-links/news-link-schema.ts'

const { db, read } = await publicSite()
const by = await authorizedEditor(db)
const { id: category } = await addCategory(db)
const url = 'https://outlet.example/ferry'
const input = newsLinkSchema.parse({ title: 'Ferry service resumes', url, source: 'The Outlet', category })
const now = new Date('2026-02-03T06:00:00Z')
const added = await addNewsLink(db, { input, canonicalUrl: url, by, now })
if (!added.ok) throw new Error(added.reason)
const updatedAt = new Date('2026-01-02T03:04:05Z')
await addRow(db, 'corrections', {
  newsLinkId: added.id,
  headline: 'Ferry service resumes',
  text: 'It was a bus.',
  updatedAt,
})
const rating = {
  lean: 'centre' as const,
  leanSource: 'Ratings Desk',
  leanRatedOn: '2026-01-01',
  leanNote: 'Own view',
}
await addRow(db, 'outlets', {
  name: 'The Rated',
  homeUrl: 'https://rated.example/',
  updatedAt: now,
  ...rating,
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
