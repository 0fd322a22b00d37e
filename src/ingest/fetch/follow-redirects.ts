// Redirects are followed here, because undici would follow each one without checking its target.

import type { Readable } from 'node:stream'
import type { FetchAllow } from './fetch-allow.ts'
import { isFetchAllowed } from './fetch-allow.ts'
import { FetchError } from './fetch-error.ts'
import { parseFetchUrl, portOf } from './fetch-url.ts'
import { type FetchedHeaders, readLocation } from './fetched-headers.ts'

export type HttpResponse = {
  status: number
  headers: FetchedHeaders
  body: Readable
  discard: () => Promise<void>
}

export type Landed = { response: HttpResponse; url: URL; permanentUrl?: string }

const redirectsMax = 5
const redirectStatuses = new Set([301, 302, 303, 307, 308])

/**
 * Sends to `start` and follows its redirects, checking each hop like the first. `permanentUrl` is the feed's new
 * address: set when every hop was permanent and none went from https to http. Throws FetchError.
 */
export async function followRedirects(
  start: URL,
  send: (url: URL) => Promise<HttpResponse>,
  allow: FetchAllow,
): Promise<Landed> {
  let url = start
  let isPermanent = true
  for (const seen = new Set<string>(); ; ) {
    seen.add(url.href)
    const response = await send(url)
    const location = redirectStatuses.has(response.status) ? readLocation(response.headers) : null
    if (location === null) return landed(response, url, { isPermanent: isPermanent && seen.size > 1 })
    await response.discard()
    const next = nextHop(url, location, allow)
    if (seen.has(next.href) || seen.size > redirectsMax)
      throw new FetchError('too-many-redirects', { code: 'redirects' })
    isPermanent &&= (response.status === 301 || response.status === 308) && !downgradesHttps(url, next)
    url = next
  }
}

function landed(response: HttpResponse, url: URL, { isPermanent }: { isPermanent: boolean }): Landed {
  return isPermanent ? { response, url, permanentUrl: url.href } : { response, url }
}

function nextHop(from: URL, location: string, allow: FetchAllow): URL {
  const target = URL.parse(location, from)
  const next = parseFetchUrl(target?.href ?? '', allow)
  if (!next.ok) throw new FetchError(next.failure, next.detail)
  // FETCH_ALLOW lets us read the intranet, but does not let a stranger's server send us there.
  if (isAllowed(next.url, allow) && !isAllowed(from, allow))
    throw new FetchError('private-address', { code: 'redirected-inside' })
  return next.url
}

function isAllowed(url: URL, allow: FetchAllow): boolean {
  return isFetchAllowed(allow, { hostname: url.hostname, port: portOf(url) })
}

function downgradesHttps(from: URL, to: URL): boolean {
  return from.protocol === 'https:' && to.protocol === 'http:'
}
