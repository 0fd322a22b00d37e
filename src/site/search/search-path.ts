import type { NewsLinkKey } from '../../domain/news-links/news-link.ts'
import { writePageKey } from '../../search/page-key.ts'

type Chosen = { query: string; categorySlug: string; after: NewsLinkKey | null }

/** The address of one page of results, fit to be shared. */
export function searchPath({ query, categorySlug, after }: Chosen): string {
  const parameters = new URLSearchParams({ q: query })
  if (categorySlug) parameters.set('category', categorySlug)
  if (after) parameters.set('after', writePageKey(after))
  return `/search?${parameters}`
}
