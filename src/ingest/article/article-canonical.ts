import { believeCanonical } from '../../address/believe-canonical.ts'
import { displayUrl } from '../../address/canonical-url.ts'
import { type ArticlePage, type FieldValue, firstFound, foundIn, inJsonLd, inMeta } from './article-page.ts'
import { linkedAs } from './page-scan.ts'

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
