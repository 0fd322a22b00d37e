import { parse } from 'tldts'

/**
 * The name that somebody registered: economictimes and timesofindia.indiatimes.com are one, two blogs of blogspot.com
 * are two. Hosts without such a name are their own site, port included; '' for what is no web address.
 */
export function siteOf(address: string): string {
  if (!URL.canParse(address)) return ''
  const { protocol, host, hostname, port } = new URL(address)
  if (protocol !== 'http:' && protocol !== 'https:') return ''
  const { domain } = parse(hostname, { allowPrivateDomains: true, extractHostname: false })
  return domain === null || port !== '' ? host : domain
}
