import type { SiteAds } from '../domain/settings/settings.ts'

// A page that may carry advertisements returns `mayShowAds` from its loader, true if it has content. Search, errors,
// empty pages and the admin area never do.

type Match = { loaderData?: unknown } | undefined

/** The advertisements for a page with these matches, outermost first; null for none. */
export function findPageAds(matches: readonly Match[]): SiteAds | null {
  const [root, ...inner] = matches.map(match => match?.loaderData)
  if (!mayShowAds(inner.at(-1))) return null
  return typeof root === 'object' && root !== null && 'ads' in root && isSiteAds(root.ads) ? root.ads : null
}

function mayShowAds(loaderData: unknown): boolean {
  return (
    typeof loaderData === 'object' &&
    loaderData !== null &&
    'mayShowAds' in loaderData &&
    loaderData.mayShowAds === true
  )
}

function isSiteAds(ads: unknown): ads is SiteAds {
  return typeof ads === 'object' && ads !== null && 'publisherId' in ads
}
