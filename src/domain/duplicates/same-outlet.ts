import { siteOf } from '../../address/site-of.ts'

type Printed = { url: string; outletId: string | null }

/** Sites on which many outlets publish, so that the site does not identify the outlet. */
const sharedSite =
  /^(?:youtube|youtu|msn|yahoo|google|medium|facebook|instagram|twitter|x|linkedin|reddit|t|telegram|dailymotion|vimeo|flipboard|smartnews|newsbreak|dailyhunt|scribd|substack|feedburner|amazonaws)\.(?:com|be|in|me|tv|org)$/

/**
 * Whether the same outlet printed both articles. The site identifies the outlet, because an aggregator's feed contains
 * articles of many outlets, and one outlet may have several feeds. Two outlets that an editor separated on one site differ
 * if their hosts differ too.
 */
export function isSameOutlet(a: Printed, b: Printed): boolean {
  const site = siteOf(a.url)
  if (site === '' || site !== siteOf(b.url)) return false
  if (sharedSite.test(site)) return a.outletId !== null && a.outletId === b.outletId
  if (a.outletId === null || b.outletId === null || a.outletId === b.outletId) return true
  return new URL(a.url).hostname === new URL(b.url).hostname
}
