export type Outlet = { id: string; name: string; homeUrl: string }

/** A name is printed beside each of its headlines. */
export const nameLengthMax = 200

// Hosts that only carry a site's feed or its mobile edition: feeds.example.com belongs to example.com.
const carrierLabels = /^(?:www\d?|feeds?|rss|m|mobile|amp)\./

// These carry the feeds of many outlets on one host; there the whole address tells them apart.
const sharedHosts = /(?:^|\.)(?:feedburner\.com|amazonaws\.com|youtube\.com|medium\.com|google\.com)$/

/** The host that tells outlets apart: without `www.` and the like, so that a feed and its site agree. */
export function outletHost(url: string): string {
  const { hostname } = new URL(url)
  const bare = hostname.replace(carrierLabels, '')
  return bare.includes('.') ? bare : hostname
}

/** Whether an address says the host that it means: a number is one to a browser, which makes 0.0.48.57 of 12345. */
export function isSpelledOut(address: string): boolean {
  const hostname = URL.parse(address)?.hostname ?? ''
  return !/^\d+(\.\d+){3}$/.test(hostname) || address.includes(hostname)
}

/** Where an outlet lives, as far as an address of its feed or of a page of its tells. */
export function homeOf(url: string): string {
  const { protocol, port, hostname } = new URL(url)
  if (sharedHosts.test(hostname)) return url
  return port ? `${protocol}//${outletHost(url)}:${port}/` : `https://${outletHost(url)}/`
}

/** The host that a home claims; null where others live there too: below a path, at another port, on a carrier. */
export function claimedHost(homeUrl: string): string | null {
  const { hostname, port, pathname } = new URL(homeUrl)
  const isAlone = pathname === '/' && port === '' && !hostname.includes(':') && !sharedHosts.test(hostname)
  return isAlone ? outletHost(homeUrl) : null
}

/** The outlet's name in the title of one of its feeds: of "India | The Guardian", what its host says too, if any. */
export function nameInTitle(title: string, url: string): string | null {
  const host = outletHost(url).replaceAll(/[^a-z0-9]/g, '')
  const parts = title
    .split(/\s[-–—:|»]{1,3}\s|[|»]/)
    .map(part => part.trim())
    .filter(Boolean)
  const spoken = parts.find(part => {
    const letters = part.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
    return letters.length > 2 && part.length <= nameLengthMax && host.includes(letters)
  })
  return spoken ?? null
}
