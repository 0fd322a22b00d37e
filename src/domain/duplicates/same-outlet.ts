import { siteOf } from '../../address/site-of.ts'

export type Printed = { url: string; outletId: string | null }

/** Sites on which many outlets publish side by side: their name says nothing about who wrote. */
const sharedSite =
  /^(?:youtube|youtu|msn|yahoo|google|medium|facebook|instagram|twitter|x|linkedin|reddit|t|telegram|dailymotion|vimeo|flipboard|smartnews|newsbreak|dailyhunt|scribd|substack|feedburner|amazonaws)\.(?:com|be|in|me|tv|org)$/

/**
 * Whether one outlet printed both. An outlet is its site: an aggregator's feed brings articles of many, and one outlet
 * may come by several feeds. Two that an editor keeps apart on one site are two where their hosts differ too.
 */
export function isSameOutlet(a: Printed, b: Printed): boolean {
  const site = siteOf(a.url)
  if (site === '' || site !== siteOf(b.url)) return false
  if (sharedSite.test(site)) return a.outletId !== null && a.outletId === b.outletId
  if (a.outletId === null || b.outletId === null || a.outletId === b.outletId) return true
  return new URL(a.url).hostname === new URL(b.url).hostname
}
