import { parse } from 'tldts'

/**
 * The registrable domain: economictimes.indiatimes.com and timesofindia.indiatimes.com share one, two blogspot.com
 * blogs do not. A host without one is its own site, including the port; '' if `address` is not a web address.
 */
export function siteOf(address: string): string {
  if (!URL.canParse(address)) return ''
  const { protocol, host, hostname, port } = new URL(address)
  if (protocol !== 'http:' && protocol !== 'https:') return ''
  const { domain } = parse(hostname, { allowPrivateDomains: true, extractHostname: false })
  return domain === null || port !== '' ? host : domain
}

// For readers, m.example.in, www.example.in and amp.example.in are the same site.

const carrierPrefix = /^(?:(?:www\d?|m|mobile|amp)\.)+(?=[^.]+\.[^.])/

export function plainHostOf(url: URL): string {
  return url.hostname.replace(/\.$/, '').replace(carrierPrefix, '')
}
