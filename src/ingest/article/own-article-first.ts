import { plainHostOf } from '../../address/plain-host.ts'
import { linkedAs, type PageScan } from './page-scan.ts'
import { type JsonLd, type JsonLdNode, textsOf } from './read-json-ld.ts'

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
