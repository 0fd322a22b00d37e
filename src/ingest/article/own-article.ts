import { canonicalUrl, displayUrl } from '../../address/canonical-url.ts'
import { plainHostOf, siteOf } from '../../address/site-of.ts'
import { resolveLink } from '../../address/web-base.ts'
import { isUnfilledPath } from '../../text/unfilled.ts'
import { type ArticlePage, type FieldValue, foundIn, inJsonLd, inMeta } from './article-page.ts'
import { linkedAs, type PageScan } from './page-scan.ts'
import { type JsonLd, type JsonLdNode, textsOf } from './read-json-ld.ts'

// Decides whether to accept the canonical address that a page declares: templates name the home page on every article, copies
// name a competitor, and no page may replace another outlet's article. An accepted one is the identity for detecting duplicates.

/** Paths that broken templates declare as the canonical address of every article. */
const noArticle = /^\/(?:$|(?:amp|home|index|search|404|error|login)$)|\/(?:comments|feed)$/i

/** A script's path is an article's only with parameters. */
const bareScript = /\/[a-z_]{1,20}\.(?:php\d?|aspx?|jsp|cgi|cfm|do|pl)$/i

/** Host labels that no reader can open, left over from a staging server, or that serve only files. */
const notPublic = /(?:^|\.)(?:localhost|local|internal|staging|stage|dev|test|preview|cdn|static|assets)\./

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
  if (isSameArticle(page, claimed)) return true
  const [from, to] = [pathOf(page), pathOf(claimed)]
  if (noArticle.test(to) || isUnfilledPath(to) || (bareScript.test(to) && claimed.search === '')) return false
  if (from === to) return claimed.search !== '' || (keepsNoNumber(page) && namesArticle(to))
  const isAbove = from.startsWith(`${to}/`) && !/^\/(?:amp|amp\/1|amp\/amp)$/i.test(from.slice(to.length))
  return !isAbove || /\d{5}/.test(to) || /(?:-[^-/]+){3}$/.test(to)
}

function isSameArticle(one: URL, other: URL): boolean {
  const [first, second] = [canonicalUrl(one.href), canonicalUrl(other.href)]
  return first.ok && second.ok && first.url === second.url
}

// "/story?id=5" with the canonical address "/story" would merge the articles of all ids.
function keepsNoNumber(page: URL): boolean {
  const canonical = canonicalUrl(page.href)
  return !canonical.ok || !/[?&](?:[\w-]*id|p|story|article|a|n|no)=[^&]/i.test(new URL(canonical.url).search)
}

/** By a number or three words, so that no parameter has to. */
function namesArticle(path: string): boolean {
  return /\d/.test(path) || /(?:[-_][^-_/]+){2}/.test(path)
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
  const claims = candidates.flatMap(({ value, from }) => {
    const url = believedAddress(value.trim(), page)
    return url ? [{ url, from }] : []
  })
  const [first] = claims
  if (!first) return null
  const own = claims.find(({ url }) => isSameArticle(url, page.url))
  if (own && (own === first || isElsewhere(first.url, page.url)))
    return { value: answeredAddress(own.url, page.url), from: own.from }
  return { value: first.url.href, from: first.from }
}

// A page that names itself anywhere is not another article. The same name in another section is the same article, but
// one below "/hi/" is its translation.
function isElsewhere(claimed: URL, page: URL): boolean {
  const [from, to] = [pathOf(page), pathOf(claimed)]
  const languageOf = (path: string) => /^\/([a-z]{2})\//.exec(path)?.[1]
  return from.split('/').at(-1) !== to.split('/').at(-1) || languageOf(from) !== languageOf(to)
}

/** Of two addresses of the page, the one that responded, unless only that one is for phones, unencrypted or names a session. */
function answeredAddress(claimed: URL, page: URL): string {
  const isResponding = claimed.origin === page.origin && claimed.pathname === page.pathname
  const isSecured = page.protocol === 'http:' && claimed.protocol === 'https:'
  if (isResponding || isSecured || (isVariant(page) && !isVariant(claimed))) return claimed.href
  const answered = new URL(page)
  answered.hash = claimed.hash
  return answered.href
}

function isVariant({ href }: URL): boolean {
  const canonical = canonicalUrl(href)
  const changes = canonical.ok ? canonical.changes : []
  const isPhoneHost = (host: string) => /^(?:www\d?\.)?(?:m|mobile|amp)\./.test(host)
  return (
    href.includes(';jsessionid=') ||
    changes.some(change => change.code === 'amp' || (change.code === 'host' && isPhoneHost(change.host)))
  )
}

function believedAddress(text: string, { base, url, scan }: ArticlePage): URL | null {
  const target = text === '' ? null : resolveLink(text, base)
  const isBelieved =
    target && isBelievable(url, target) && displayUrl(target.href).ok && !isTranslation(target, { url, scan })
  return isBelieved ? target : null
}

/** Whether the page names `claimed` as the same article in other languages than its own. */
function isTranslation(claimed: URL, { url, scan }: { url: URL; scan: PageScan }): boolean {
  const languagesAt = (one: URL) =>
    scan.links.flatMap(link => {
      const target = link.has('hreflang') ? resolveLink(link.get('href') ?? '', url) : null
      return target && isSameArticle(target, one) ? primaryTag(link.get('hreflang')) : []
    })
  const [named, own] = [languagesAt(claimed), languagesAt(url)]
  const spoken = own.length > 0 ? own : [primaryTag(scan.htmlLanguage)].filter(Boolean)
  return named.length > 0 && spoken.length > 0 && !named.some(tag => tag === 'x' || spoken.includes(tag))
}

function primaryTag(tag = ''): string {
  return tag.trim().toLowerCase().split(/[-_]/, 1)[0] ?? ''
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
