export type Outlet = { id: string; name: string; homeUrl: string }

// Hosts that only carry a site's feed or its mobile edition: feeds.example.com belongs to example.com.
const carrierLabels = /^(?:www\d?|feeds?|rss|m|mobile|amp)\./

/** The host that tells outlets apart: without `www.` and the like, so that a feed and its site agree. */
export function outletHost(url: string): string {
  const { hostname } = new URL(url)
  const bare = hostname.replace(carrierLabels, '')
  return bare.includes('.') ? bare : hostname
}

/** Where an outlet lives as far as an address of its feed tells. */
export function homeOfFeed(feedUrl: string): string {
  const { protocol, port } = new URL(feedUrl)
  return `${protocol}//${outletHost(feedUrl)}${port ? `:${port}` : ''}/`
}
