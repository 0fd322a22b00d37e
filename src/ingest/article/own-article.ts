import { believeCanonical } from '../../address/believe-canonical.ts'
import { displayUrl } from '../../address/canonical-url.ts'
import { plainHostOf } from '../../address/site-of.ts'
import { type ArticlePage, type FieldValue, firstFound, foundIn, inJsonLd, inMeta } from './article-page.ts'
import { linkedAs, type PageScan } from './page-scan.ts'
import { type JsonLd, type JsonLdNode, textsOf } from './read-json-ld.ts'

/**
 * The page's canonical address, if it is trustworthy, with the parameters that the page gives it: only the database
 * knows which of them identify an article at this outlet (`findAddresses`).
 */
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
  const target = text === '' ? null : URL.parse(text, base)
  if (target === null || !believeCanonical(url.href, target.href).ok) return null
  return displayUrl(target.href).ok ? target.href : null
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

function canonicalsOf(scan: PageScan): string[] {
  return [
    ...linkedAs(scan, 'canonical'),
    ...scan.metas.filter(({ key }) => key === 'og:url').map(({ content }) => content),
  ]
}

function plainOf(address: string, base: URL): string {
  const url = URL.parse(address.trim(), base)
  return url ? plainHostOf(url) + url.pathname.replace(/(?<!\/)\/{1,9}$/, '') : ''
}
