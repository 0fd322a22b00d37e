import { type PageKey, writePageKey } from '../../search/page-key.ts'

type Chosen = { query: string; categorySlug: string; after: PageKey | null }

/** The address of one page of results, fit to be shared. */
export function searchPath({ query, categorySlug, after }: Chosen): string {
  const parameters = new URLSearchParams({ q: query })
  if (categorySlug) parameters.set('category', categorySlug)
  if (after) parameters.set('after', writePageKey(after))
  return `/search?${parameters}`
}
