import type { SiteAds } from '../domain/settings/site-ads.ts'

// A page that may carry advertisements says so: its loader answers `mayShowAds`, true when it has something to read.
// Search, errors, empty pages and the admin area never say it.

type Match = { loaderData?: unknown } | undefined

/** The advertisements of the page that these matches are, outermost first; null for none. */
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
