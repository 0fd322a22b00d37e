import { inEdition, sitePath } from '../address/site-path.ts'
import { findCorrectionsTime } from '../domain/corrections/correction-queries.ts'
import { listEditions, type SiteEditions } from '../domain/editions/edition.ts'
import { listEditorialLog } from '../domain/editorial-log/editorial-log-queries.ts'
import { listCategoryTimes } from '../domain/news-links/news-link-queries.ts'
import { findRatingsTime } from '../domain/outlets/public-outlet-queries.ts'
import { listSiteLinkTimes } from '../domain/site-links/site-link-queries.ts'
import { listNewestPlaces, listNewStories } from '../domain/stories/story-queries.ts'
import { type PageContext, pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import { defaultLanguage } from '../text/language.ts'
import { dayOf } from '../ui/time/day-and-clock.ts'
import type { Route } from './+types/sitemap'
import { respondWithText } from './respond-with-text.ts'
import { xmlText } from './write-xml.ts'

// The sitemap for search engines lists only our own pages; the articles are on other hosts. It is an index of parts, because
// the protocol allows only 50,000 addresses in one file.

const addressesPerPart = 10_000

// Crawlers find older stories through the days of /stories.
const storiesMax = 10_000
const newsPart = 'news.xml'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const namespaces = [
  ['xhtml', 'http://www.w3.org/1999/xhtml'],
  ['news', 'http://www.google.com/schemas/sitemap-news/0.9'],
]

export const handle = { kept: true, openToScripts: true, inEditions: true } satisfies RouteHandle

/** `/sitemap.xml`, or a part of it. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  if (!(await isSitemapEnabled(page))) return respondWithText(null, 'text/plain')
  const { part } = params
  return respondWithText(await (part ? writePart(page, part) : writeIndex(page)), 'application/xml')
}

async function writeIndex(page: PageContext): Promise<string> {
  const pages = await listPages(page)
  const parts = divide(pages).map((part, at) => ({ name: `${at + 1}.xml`, changedAt: latestOf(part) }))
  // Search engines report a news sitemap without an address as an error.
  const [newest] = await listNews(page, 1)
  const all = newest ? [...parts, { name: newsPart, changedAt: newest.lastAt }] : parts
  return writeList(
    'sitemapindex',
    all.map(
      ({ name, changedAt }) =>
        `<sitemap>${locate(addressOf(page, `/sitemap/${name}`))}${dateChange(changedAt)}</sitemap>\n`,
    ),
  )
}

/** `part` is `news.xml`, `1.xml` and so on; null if it does not exist. */
async function writePart(page: PageContext, part: string): Promise<string | null> {
  if (part === newsPart) return writeNewsSitemap(page)
  const number = Number(/^([1-9]\d{0,3})\.xml$/.exec(part)?.[1])
  const pages = number ? divide(await listPages(page))[number - 1] : null
  if (!pages) return null
  const { editions } = await page.findSettings()
  return writeList(
    'urlset',
    pages.map(
      ({ path, changedAt }) =>
        `<url>${locate(addressOf(page, path))}${dateChange(changedAt)}${alternates(page, { path, editions })}</url>\n`,
    ),
  )
}

/** The pages of each part. */
export function divide<T>(pages: readonly T[], perPart = addressesPerPart): T[][] {
  const parts = Math.ceil(pages.length / perPart)
  return Array.from({ length: parts }, (_, at) => pages.slice(at * perPart, (at + 1) * perPart))
}

export async function isSitemapEnabled({ dependsOn, findSettings }: PageContext): Promise<boolean> {
  dependsOn('settings')
  return (await findSettings()).sitemapEnabled
}

/** The lines for robots.txt; each edition has its own sitemap. */
export async function listSitemaps({ origin, findSettings }: PageContext): Promise<string[]> {
  const { editions } = await findSettings()
  return [null, ...listEditions(editions)].map(
    edition => `Sitemap: ${origin}${sitePath(edition, '/sitemap.xml')}`,
  )
}

/** `changedAt`: when the newest article came to the page or an editor changed it; null where nothing dates a change. */
type SitePage = { path: string; changedAt: Date | null }

/** Paths without the edition's prefix. All editions have the same pages, except stories without a headline in the language. */
async function listPages(page: PageContext): Promise<SitePage[]> {
  const { db, dependsOn, edition, findCategories } = page
  dependsOn('news', 'categories', 'stories')
  dependsOn('page:about', 'page:contact', 'page:privacy', 'page:terms')
  const [categories, pages, stories, times] = await Promise.all([
    findCategories(),
    listSiteLinkTimes(db),
    listNewestPlaces(db, storiesMax, edition),
    listCategoryTimes(db, edition),
  ])
  const inCategories = categories.map(({ id, slug }) => ({
    path: `/category/${slug}`,
    changedAt: times.get(id) ?? null,
  }))
  const inStories = stories.map(({ slug, lastAt }) => ({ path: `/story/${slug}`, changedAt: lastAt }))
  const newestLinkAt = latestOf(inCategories)
  return [
    { path: '/', changedAt: newestLinkAt },
    { path: '/today', changedAt: newestLinkAt },
    { path: '/index', changedAt: newestLinkAt },
    { path: '/stories', changedAt: latestOf(inStories) },
    ...(await listRecords(page)),
    ...pages.map(({ type, updatedAt }) => ({ path: `/${type}`, changedAt: updatedAt })),
    ...inCategories,
    ...inStories,
  ]
}

/** The lists of what the newsroom says about itself, those that the site has. */
async function listRecords({ db, dependsOn, findSettings }: PageContext): Promise<SitePage[]> {
  dependsOn('ratings')
  const { hasRatings, hasCorrections, editorialLogEnabled } = await findSettings()
  const records: SitePage[] = []
  if (hasRatings) {
    dependsOn('outlets')
    records.push({ path: '/about-ratings', changedAt: await findRatingsTime(db) })
  }
  if (hasCorrections) {
    dependsOn('corrections')
    records.push({ path: '/corrections', changedAt: await findCorrectionsTime(db) })
  }
  if (editorialLogEnabled) {
    dependsOn('news', 'corrections', 'editorial-log')
    const { lines } = await listEditorialLog(db, { after: null, limit: 1 })
    records.push({ path: '/editorial-log', changedAt: lines[0]?.at ?? null })
  }
  return records
}

function latestOf(pages: { changedAt: Date | null }[]): Date | null {
  const times = pages.flatMap(({ changedAt }) => changedAt ?? [])
  return times.reduce<Date | null>((latest, time) => (latest && latest > time ? latest : time), null)
}

function dateChange(changedAt: Date | null): string {
  return changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
}

function addressOf({ origin, edition }: PageContext, path: string): string {
  return origin + inEdition(edition, path)
}

function locate(address: string): string {
  return `<loc>${xmlText(address)}</loc>`
}

/** Links to the page in every language of the site, including itself, as search engines require; empty without editions. */
function alternates(
  { origin }: PageContext,
  { path, editions }: { path: string; editions: SiteEditions },
): string {
  const others = listEditions(editions)
  if (others.length === 0) return ''
  return [null, ...others]
    .map(edition => {
      const address = xmlText(origin + inEdition(edition, path))
      return `<xhtml:link rel="alternate" hreflang="${edition ?? defaultLanguage}" href="${address}"/>`
    })
    .join('')
}

function writeList(list: 'sitemapindex' | 'urlset', entries: string[]): string {
  const text = entries.join('')
  const names = namespaces.map(([prefix, name]) =>
    text.includes(`<${prefix}:`) ? ` xmlns:${prefix}="${name}"` : '',
  )
  return `<?xml version="1.0" encoding="utf-8"?>\n<${list} xmlns="${namespace}"${names.join('')}>\n${text}</${list}>\n`
}

// A sitemap for search engines' news sections, which read addresses of the last two days and at most a thousand. It lists
// only story pages, because the articles belong to the outlets.

const newsStoriesMax = 1_000
const newForMs = 2 * 24 * 3_600_000

/** Each edition lists the stories that have a headline in its language, the newest first. */
function listNews({ changesAt, db, dependsOn, edition, now }: PageContext, limit: number) {
  dependsOn('stories', 'day')
  // Stories are two days old at any time, and once a day is enough for crawlers.
  changesAt('day', dayOf(now).to)
  return listNewStories(db, { from: new Date(now.getTime() - newForMs), to: now }, limit, edition)
}

async function writeNewsSitemap(page: PageContext): Promise<string> {
  const { edition, findSettings, language, origin } = page
  const [{ siteName }, stories] = await Promise.all([findSettings(), listNews(page, newsStoriesMax)])
  const entries = stories.map(({ slug, title, titleLanguage, firstAt }) => {
    const address = xmlText(origin + sitePath(edition, '/story/:slug', { slug }))
    // Only `en` of `en-IN`, because the protocol has no regions.
    const [written = language] = (titleLanguage ?? language).split('-')
    const publication = `<news:name>${xmlText(siteName)}</news:name><news:language>${xmlText(written)}</news:language>`
    const about = `<news:publication_date>${firstAt.toISOString()}</news:publication_date><news:title>${xmlText(title)}</news:title>`
    return `<url><loc>${address}</loc><news:news><news:publication>${publication}</news:publication>${about}</news:news></url>\n`
  })
  return writeList('urlset', entries)
}
