import { shownDomain } from '../../address/shown-domain.ts'

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

/** The name of an outlet that is only known by its address. */
export function hostName(url: string): string {
  return shownDomain(outletHost(url))
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

/** The outlet's name in the title of a feed: the part of "India | The Guardian" that the host also contains, or null. */
export function nameInTitle(title: string, url: string): string | null {
  const host = outletHost(url).replaceAll(/[^a-z0-9]/g, '')
  const name = splitTitle(title).find(part => {
    const letters = part.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
    return letters.length > 2 && part.length <= nameLengthMax && host.includes(letters)
  })
  return name ?? null
}

// Parts of feeds' titles that name no outlet.
const sections =
  /^(?:(?:all|breaking|latest|local|main|national|recent|top) )?(?:articles|headlines|news|posts|stories|updates)$|^(?:atom|blog|feed|home|home ?page|index|main|rss)$/i

const feedMarks = /(?<=\s)(?:rss feed|rss|atom feed|news feed|feed)$/i

/** The name to propose for a new outlet: from the feed's title, or its host where the title names only a section. */
export function guessOutletName(title: string, url: string): string {
  const sure = nameInTitle(title, url)
  if (sure !== null) return sure
  const parts = splitTitle(title)
    .map(withoutFeedMark)
    .filter(part => !sections.test(part))
  const [name, ...others] = parts
  if (name === undefined) return hostName(url)
  return (others.length > 0 ? title.trim() : name).slice(0, nameLengthMax)
}

function withoutFeedMark(part: string): string {
  const name = part.replace(feedMarks, '').trim()
  return name.length > 2 ? name : part
}

function splitTitle(title: string): string[] {
  return title
    .split(/\s[-–—:|»]{1,3}\s|[|»]/)
    .map(part => part.trim())
    .filter(Boolean)
}
