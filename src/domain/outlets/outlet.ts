export type Outlet = { id: string; name: string; homeUrl: string }

/** The name is printed beside each of the outlet's headlines. */
export const nameLengthMax = 200

// Hosts that only carry a site's feed or its mobile edition: feeds.example.com belongs to example.com.
const carrierLabels = /^(?:www\d?|feeds?|rss|m|mobile|amp)\./

// These services carry the feeds of many outlets on one host, so the whole address identifies the outlet.
const sharedHosts = /(?:^|\.)(?:feedburner\.com|amazonaws\.com|youtube\.com|medium\.com|google\.com)$/

/** The host that identifies an outlet: without `www.` and the like, so that a feed and its site match. */
export function outletHost(url: string): string {
  const { hostname } = new URL(url)
  const bare = hostname.replace(carrierLabels, '')
  return bare.includes('.') ? bare : hostname
}

/** Whether an address contains its host literally: to a browser, the number 12345 is the host 0.0.48.57. */
export function isSpelledOut(address: string): boolean {
  const hostname = URL.parse(address)?.hostname ?? ''
  return !/^\d+(\.\d+){3}$/.test(hostname) || address.includes(hostname)
}

/** The outlet's home page, as far as the address of a feed or an article reveals it. */
export function homeOf(url: string): string {
  const { protocol, port, hostname } = new URL(url)
  if (sharedHosts.test(hostname)) return url
  return port ? `${protocol}//${outletHost(url)}:${port}/` : `https://${outletHost(url)}/`
}

/** The host that a home page claims; null where other outlets may share it: below a path, on another port or a shared host. */
export function claimedHost(homeUrl: string): string | null {
  const { hostname, port, pathname } = new URL(homeUrl)
  const isAlone = pathname === '/' && port === '' && !hostname.includes(':') && !sharedHosts.test(hostname)
  return isAlone ? outletHost(homeUrl) : null
}
