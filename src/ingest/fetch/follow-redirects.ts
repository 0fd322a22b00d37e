// Redirects are followed by hand: undici would take every hop without asking anybody.

import type { Readable } from 'node:stream'
import type { FetchAllow } from './fetch-allow.ts'
import { isFetchAllowed } from './fetch-allow.ts'
import { FetchError } from './fetch-error.ts'
import { parseFetchUrl, portOf } from './fetch-url.ts'
import { type FetchedHeaders, readLocation } from './fetched-headers.ts'

export type Answer = { status: number; headers: FetchedHeaders; body: Readable; discard: () => Promise<void> }

export type Landed = { answer: Answer; url: URL; permanentUrl?: string }

const redirectsMax = 5
const redirectStatuses = new Set([301, 302, 303, 307, 308])

/**
 * Sends to `start` and onward to where it redirects, each hop checked like the first. `permanentUrl` is where the
 * feed lives from now on: every hop said so for good and none gave up https. Throws FetchError.
 */
export async function followRedirects(
  start: URL,
  send: (url: URL) => Promise<Answer>,
  allow: FetchAllow,
): Promise<Landed> {
  let url = start
  let isPermanent = true
  for (const seen = new Set<string>(); ; ) {
    seen.add(url.href)
    const answer = await send(url)
    const location = redirectStatuses.has(answer.status) ? readLocation(answer.headers) : null
    if (location === null) return landed(answer, url, { isPermanent: isPermanent && seen.size > 1 })
    await answer.discard()
    const next = nextHop(url, location, allow)
    if (seen.has(next.href) || seen.size > redirectsMax)
      throw new FetchError('too-many-redirects', { code: 'redirects' })
    isPermanent &&= (answer.status === 301 || answer.status === 308) && !givesUpHttps(url, next)
    url = next
  }
}

function landed(answer: Answer, url: URL, { isPermanent }: { isPermanent: boolean }): Landed {
  return isPermanent ? { answer, url, permanentUrl: url.href } : { answer, url }
}

function nextHop(from: URL, location: string, allow: FetchAllow): URL {
  const target = URL.parse(location, from)
  const next = parseFetchUrl(target?.href ?? '', allow)
  if (!next.ok) throw new FetchError(next.failure, next.detail)
  // The operator lets us read the intranet; that a stranger's server sends us there is not what was meant.
  if (isAllowed(next.url, allow) && !isAllowed(from, allow))
    throw new FetchError('private-address', { code: 'redirected-inside' })
  return next.url
}

function isAllowed(url: URL, allow: FetchAllow): boolean {
  return isFetchAllowed(allow, { hostname: url.hostname, port: portOf(url) })
}

function givesUpHttps(from: URL, to: URL): boolean {
  return from.protocol === 'https:' && to.protocol === 'http:'
}
