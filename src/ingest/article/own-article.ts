import { canonicalUrl, displayUrl } from '../../address/canonical-url.ts'
import { plainHostOf, siteOf } from '../../address/site-of.ts'
import { resolveLink } from '../../address/web-base.ts'
import { type ArticlePage, type FieldValue, firstFound, foundIn, inJsonLd, inMeta } from './article-page.ts'
import { linkedAs, type PageScan } from './page-scan.ts'
import { type JsonLd, type JsonLdNode, textsOf } from './read-json-ld.ts'

// Decides whether to accept the canonical address that a page declares: templates name the home page on every article, copies
// name a competitor, and no page may replace another outlet's article. An accepted one is the identity for detecting duplicates.

/** Home page, section and search paths that broken templates declare as the canonical address of every article. */
const noArticle = /^\/(?:$|(?:amp|home|index|search|404|error|login|undefined|null)\/?$)/i

/** Host labels that no reader can open, left over from a staging server. */
const notPublic = /(?:^|\.)(?:localhost|local|internal|staging|stage|dev|test|preview)\./

/** Whether `claimed` can be the identity of the article at `page`: on the same site, and the address of an article. */
export function isBelievable(page: URL, claimed: URL): boolean {
  const canonical = canonicalUrl(claimed.href)
  const site = siteOf(page.href)
  // The claim may be a redirector, so both the claimed address and its target must be on the page's site.
  if (!canonical.ok || site === '' || siteOf(claimed.href) !== site || siteOf(canonical.url) !== site)
    return false
  const leavesPublic =
    notPublic.test(claimed.hostname.slice(0, -site.length)) && claimed.hostname !== page.hostname
  return !leavesPublic && canBeArticle(page, claimed)
}

// A claim of "/news/india" for "/news/india/flood-in-assam-123" is a section: the template lost its article. A claim
// must also not drop the article's number.
function canBeArticle(page: URL, claimed: URL): boolean {
  const [from, to] = [pathOf(page), pathOf(claimed)]
  if (from === to) return claimed.search !== '' || keepsNoNumber(page)
  if (noArticle.test(to)) return false
  const isAbove = from.startsWith(`${to}/`) && !/^\/(?:amp|amp\/1|amp\/amp)$/i.test(from.slice(to.length))
  return !isAbove || /\d{5}/.test(to) || /(?:-[^-/]+){3}$/.test(to)
}

// "/story?id=5" with the canonical address "/story" would merge the articles of all ids.
function keepsNoNumber(page: URL): boolean {
  const canonical = canonicalUrl(page.href)
  return !canonical.ok || !/[?&](?:[\w-]*id|p|story|article|a|n|no)=[^&]/i.test(new URL(canonical.url).search)
}

function pathOf(url: URL): string {
  // Without the lookbehind, a long run of slashes followed by another character takes quadratic time.
  return url.pathname.replace(/(?<!\/)\/+$/, '') || '/'
}

/** The page's canonical address, if believed, with its parameters: only the database knows which of them count (`findAddresses`). */
export function findArticleCanonical(page: ArticlePage): FieldValue<string> | null {
  const candidates = [
    ...foundIn('link-element', linkedAs(page.scan, 'canonical')),
    ...inMeta(page, 'open-graph', ['og:url']),
    ...inJsonLd(page, { name: 'mainEntityOfPage', keys: ['@id', 'url'], leastRank: 3 }),
    ...inJsonLd(page, { name: 'url', leastRank: 3 }),
  ]
  return firstFound(candidates, text => believedAddress(text.trim(), page))
}

function believedAddress(text: string, { base, url }: ArticlePage): string | null {
  const target = text === '' ? null : resolveLink(text, base)
  return target && isBelievable(url, target) && displayUrl(target.href).ok ? target.href : null
}

/** Pages mark up related articles like their own: if one article has the page's address, the others rank below it. */
export function ownArticleFirst(jsonLd: JsonLd, { url, scan }: { url: URL; scan: PageScan }): JsonLd {
  const articles = jsonLd.nodes.filter(({ rank }) => rank > videoRank)
  if (articles.length < 2) return jsonLd
  const own = new Set([url.href, ...canonicalsOf(scan)].map(address => plainOf(address, url)))
  const kinds = new Map(
    articles.map(node => [
      node,
      kindOf(addressesOf(node, jsonLd), address => own.has(plainOf(address, url))),
    ]),
  )
  if (![...kinds.values()].includes('own')) return jsonLd
  const isOther = (node: JsonLdNode) => kinds.get(node) === 'other'
  const nodes = jsonLd.nodes.map(node =>
    isOther(node) ? { ...node, rank: node.rank - neighbourRank } : node,
  )
  return { ...jsonLd, nodes: nodes.toSorted((a, b) => b.rank - a.rank) }
}

/** A video in an article also has the page's address. */
const videoRank = 3

/** Lowers other articles below every `leastRank` in use. */
const neighbourRank = 25

function kindOf(addresses: string[], isOwn: (address: string) => boolean): 'own' | 'other' | 'unknown' {
  if (addresses.length === 0) return 'unknown'
  return addresses.some(isOwn) ? 'own' : 'other'
}

function addressesOf({ fields }: JsonLdNode, jsonLd: JsonLd): string[] {
  return ['url', 'mainEntityOfPage'].flatMap(name => textsOf(fields.get(name), jsonLd, ['@id', 'url']))
}

/** The addresses that a page names as its own. */
export function canonicalsOf(scan: PageScan): string[] {
  return [
    ...linkedAs(scan, 'canonical'),
    ...scan.metas.filter(({ key }) => key === 'og:url').map(({ content }) => content),
  ]
}

function plainOf(address: string, base: URL): string {
  const url = resolveLink(address.trim(), base)
  return url ? plainHostOf(url) + url.pathname.replace(/(?<!\/)\/{1,9}$/, '') : ''
}
