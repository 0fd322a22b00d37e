import { parse } from 'tldts'

/** The registrable domain; two blogs of blogspot.com have two. A host without one is its own, with its port; '' for no web address. */
export function siteOf(address: string): string {
  if (!URL.canParse(address)) return ''
  const { protocol, host, hostname, port } = new URL(address)
  if (protocol !== 'http:' && protocol !== 'https:') return ''
  const { domain } = parse(hostname, { allowPrivateDomains: true, extractHostname: false })
  return domain === null || port !== '' ? host : domain
}

// Platforms and aggregators. The list of public suffixes has blogspot.com, but not these.
const sharedSite =
  /(?:^|\.)(?:youtube|youtu|msn|yahoo|google|medium|facebook|instagram|twitter|x|linkedin|reddit|t|telegram|dailymotion|vimeo|flipboard|smartnews|newsbreak|dailyhunt|scribd|substack|feedburner|amazonaws|wordpress|tumblr|livejournal|typepad|weebly|beehiiv|over-blog|rediffblogs|libsyn|podbean|simplecast|soundcloud|ghost|squarespace|webnode|posthaven|bearblog|buttondown)\.(?:com|be|in|me|tv|org|io|dev|email)$/

/** Whether many outlets publish on a site (`siteOf`), so that it does not identify the outlet. */
export function isSharedSite(site: string): boolean {
  return sharedSite.test(site)
}

// For readers, m.example.in, www.example.in and amp.example.in are the same site.

const carrierPrefix = /^(?:(?:www\d?|m|mobile|amp)\.)+(?=[^.]+\.[^.])/

export function plainHostOf(url: URL): string {
  return url.hostname.replace(/\.$/, '').replace(carrierPrefix, '')
}
