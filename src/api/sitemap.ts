import { listCategories } from '../domain/categories/category-queries.ts'
import { getSettings } from '../domain/settings/settings-queries.ts'
import { listSiteLinkTypes } from '../domain/site-links/list-site-link-types.ts'
import { listNewestSlugs } from '../domain/stories/story-queries.ts'
import type { PageContext } from '../http/page-context.ts'
import { xmlText } from './xml-text.ts'

// Pages for search engines: on our own host only, the articles are elsewhere. An index of parts, as the
// protocol allows 50,000 addresses a part and a site with more categories than that would be cut short.

const addressesPerPart = 10_000

// Older stories are found through the days of /stories.
const storiesMax = 10_000
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Null where the settings say that there is none. */
export async function writeSitemapIndex(page: PageContext): Promise<string | null> {
  if (!(await isSitemapEnabled(page))) return null
  const parts = Math.ceil((await listPaths(page)).length / addressesPerPart)
  const addresses = Array.from({ length: parts }, (_, at) => `${page.origin}/sitemap/${at + 1}.xml`)
  return writeList({ list: 'sitemapindex', entry: 'sitemap', addresses })
}

/** `part` is `1.xml` and so on; null for one that does not exist. */
export async function writeSitemapPart(page: PageContext, part: string): Promise<string | null> {
  const number = Number(/^([1-9]\d{0,3})\.xml$/.exec(part)?.[1])
  if (!number || !(await isSitemapEnabled(page))) return null
  const paths = (await listPaths(page)).slice((number - 1) * addressesPerPart, number * addressesPerPart)
  if (paths.length === 0) return null
  return writeList({ list: 'urlset', entry: 'url', addresses: paths.map(path => page.origin + path) })
}

export async function isSitemapEnabled({ db, dependsOn }: PageContext): Promise<boolean> {
  dependsOn('settings')
  return (await getSettings(db)).sitemapEnabled
}

async function listPaths({ db, dependsOn }: PageContext): Promise<string[]> {
  dependsOn('categories', 'stories', 'page:about', 'page:contact', 'page:privacy', 'page:terms', 'ratings')
  const [categories, types, slugs, settings] = await Promise.all([
    listCategories(db),
    listSiteLinkTypes(db),
    listNewestSlugs(db, storiesMax),
    getSettings(db),
  ])
  return [
    '/',
    '/index',
    '/stories',
    ...(settings.hasRatings ? ['/about-ratings'] : []),
    ...(settings.hasCorrections ? ['/corrections'] : []),
    ...(settings.editorialLogEnabled ? ['/editorial-log'] : []),
    ...types.map(type => `/${type}`),
    ...categories.map(category => `/category/${category.slug}`),
    ...slugs.map(slug => `/story/${slug}`),
  ]
}

function writeList({ list, entry, addresses }: { list: string; entry: string; addresses: string[] }): string {
  const entries = addresses.map(address => `<${entry}><loc>${xmlText(address)}</loc></${entry}>\n`).join('')
  return `<?xml version="1.0" encoding="utf-8"?>\n<${list} xmlns="${namespace}">\n${entries}</${list}>\n`
}
