// Redirects are followed here, because undici would follow each one without checking its target.

import type { Readable } from 'node:stream'
import { parse } from 'tldts'
import { FetchError } from './fetch-error.ts'
import { type FetchAllow, isFetchAllowed, parseFetchUrl, portOf } from './fetch-url.ts'
import { type FetchedHeaders, readLocation } from './fetched-response.ts'

export type HttpResponse = {
  status: number
  headers: FetchedHeaders
  body: Readable
  discard: () => Promise<void>
}

export type Landed = { response: HttpResponse; url: URL; permanentUrl?: string }

// A link shortener behind another, then http, https and www are six; browsers follow twenty.
const redirectsMax = 10
const cookiesMax = 10
const redirectStatuses = new Set([301, 302, 303, 307, 308])

/** `cookies`: the `Cookie` header of the request; '' for none. */
type Send = (url: URL, cookies: string) => Promise<HttpResponse>

/**
 * Sends to `start` and follows its redirects, checking each hop like the first. Some servers set a cookie and
 * redirect to the same address, or back from a page that checks it, so a cookie goes back to the origin that set it, or to the
 * hosts of its site that it names, as far as its path allows, and nowhere else; nothing outlives this fetch. `permanentUrl` is the feed's new address: set
 * when every hop was permanent and none went from https to http. Throws FetchError.
 */
export async function followRedirects(start: URL, send: Send, allow: FetchAllow): Promise<Landed> {
  let url = start
  let isPermanent = true
  const cookies = createCookies()
  for (const seen = new Set<string>(); ; ) {
    const sent = cookies.of(url)
    seen.add(requestOf(url, sent))
    const response = await send(url, sent)
    const location = redirectStatuses.has(response.status) ? readLocation(response.headers) : null
    if (location === null)
      return { response, url, ...(isPermanent && seen.size > 1 && { permanentUrl: url.href }) }
    await response.discard()
    cookies.keep(url, response.headers)
    const next = nextHop(url, location, allow)
    if (seen.has(requestOf(next, cookies.of(next))) || seen.size > redirectsMax)
      throw new FetchError('too-many-redirects', { code: 'redirects' })
    isPermanent &&= (response.status === 301 || response.status === 308) && !downgradesHttps(url, next)
    url = next
  }
}

function requestOf(url: URL, cookies: string): string {
  return `${url.href} ${cookies}`
}

type Cookie = { name: string; value: string; path: string }

function createCookies() {
  const byPlace = new Map<string, Map<string, Cookie>>()
  return {
    of: (url: URL) =>
      [url.hostname, ...domainsOf(url)]
        .flatMap(place => [...(byPlace.get(placeIn(url, place))?.values() ?? [])])
        .filter(({ path }) => `${url.pathname}/`.startsWith(path.endsWith('/') ? path : `${path}/`))
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
    keep: (url: URL, headers: FetchedHeaders) => {
      for (const line of headers.getAll('set-cookie')) {
        const cookie = readCookie(line, url)
        if (cookie === null) continue
        const domain = `.${/;\s{0,9}domain\s{0,9}=\s{0,9}\.?([\w.-]{1,255})/i.exec(line)?.[1]?.toLowerCase()}`
        const place = placeIn(url, domainsOf(url).find(one => one === domain) ?? url.hostname)
        const kept = byPlace.get(place) ?? new Map<string, Cookie>()
        if (kept.has(cookie.name) || kept.size < cookiesMax) kept.set(cookie.name, cookie)
        byPlace.set(place, kept)
      }
    },
  }
}

function placeIn({ protocol, port }: URL, place: string): string {
  return `${protocol}//${place}:${port}`
}

/**
 * The domains for which a host may set a cookie, with a dot in front: itself and those above it within its registrable domain.
 * None for an address or a name that the list of public suffixes does not have.
 */
function domainsOf({ hostname }: URL): string[] {
  const { domain, isIcann, isPrivate } = parse(hostname, { allowPrivateDomains: true })
  if (!domain || !(isIcann || isPrivate)) return []
  const labels = hostname.slice(0, -domain.length).split('.').filter(Boolean)
  return [...labels.map((_, n) => `.${labels.slice(n).join('.')}.${domain}`), `.${domain}`]
}

// Without a path it belongs to the folder of the address (RFC 6265).
function readCookie(line: string, { pathname }: URL): Cookie | null {
  const [, name, value] =
    /^\s*([!#$%&'*+.^\w`|~-]{1,100})=([\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{0,2000})\s*(?:;|$)/.exec(
      line,
    ) ?? []
  if (name === undefined || value === undefined) return null
  const path = /;\s{0,9}path\s{0,9}=\s{0,9}(\/[^;\s]{0,1000})/i.exec(line)?.[1]
  return { name, value, path: path ?? pathname.slice(0, pathname.lastIndexOf('/') + 1) }
}

function nextHop(from: URL, location: string, allow: FetchAllow): URL {
  const target = URL.parse(location, from)
  const next = parseFetchUrl(target?.href ?? '', allow)
  if (!next.ok) throw new FetchError(next.failure, next.detail)
  if (leadsInside(from, next.url, allow))
    throw new FetchError('private-address', { code: 'redirected-inside' })
  return next.url
}

/** FETCH_ALLOW lets us read the intranet, but does not let a stranger's server send us there. */
export function leadsInside(from: URL, to: URL, allow: FetchAllow): boolean {
  return isAllowed(to, allow) && !isAllowed(from, allow)
}

function isAllowed(url: URL, allow: FetchAllow): boolean {
  return isFetchAllowed(allow, { hostname: url.hostname, port: portOf(url) })
}

function downgradesHttps(from: URL, to: URL): boolean {
  return from.protocol === 'https:' && to.protocol === 'http:'
}
