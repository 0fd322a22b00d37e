import { sitePath } from '../address/site-path.ts'
import { listNewStories } from '../domain/stories/story-queries.ts'
import type { PageContext } from '../http/page-context.ts'
import { xmlText } from './xml-text.ts'

// A sitemap for search engines' news sections, which read addresses of the last two days and at most a thousand. It lists
// only story pages, because the articles belong to the outlets.

const storiesMax = 1_000
const newForMs = 2 * 24 * 3_600_000

/** Each edition lists the stories that have a headline in its language. */
export async function writeNewsSitemap(page: PageContext): Promise<string> {
  const { db, dependsOn, edition, findSettings, language, now, origin } = page
  dependsOn('settings', 'stories')
  const from = new Date(now.getTime() - newForMs)
  const [{ siteName }, stories] = await Promise.all([
    findSettings(),
    listNewStories(db, { from, to: now }, storiesMax, edition),
  ])
  const entries = stories.map(({ slug, title, titleLanguage, firstAt }) => {
    const address = xmlText(origin + sitePath(edition, '/story/:slug', { slug }))
    // Only `en` of `en-IN`, because the protocol has no regions.
    const [written = language] = (titleLanguage ?? language).split('-')
    const publication = `<news:name>${xmlText(siteName)}</news:name><news:language>${xmlText(written)}</news:language>`
    const about = `<news:publication_date>${firstAt.toISOString()}</news:publication_date><news:title>${xmlText(title)}</news:title>`
    return `<url><loc>${address}</loc><news:news><news:publication>${publication}</news:publication>${about}</news:news></url>\n`
  })
  return `<?xml version="1.0" encoding="utf-8"?>\n<urlset ${namespaces}>\n${entries.join('')}</urlset>\n`
}

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"'
