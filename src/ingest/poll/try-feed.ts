import type { Db } from '../../database/connect.ts'
import { hostOfFeed, normalizeFeedUrl } from '../../domain/feeds/feed.ts'
import { type FeedFailure, isHomePage } from '../../domain/feeds/feed-failure.ts'
import type { FailureDetail } from '../../domain/reasons/failure-detail.ts'
import type { FetchFailure } from '../../domain/reasons/fetch-failure.ts'
import { acceptFeed } from '../feed/feed-reader.ts'
import type { FeedLink } from '../feed/find-feed-links.ts'
import type { ReadFeed } from '../feed/read-feed.ts'
import type { FetchedResponse, SafeFetched } from '../fetch/fetched-response.ts'
import { userAgentOf } from '../fetch/safe-fetch.ts'
import { type Outside, openOutside } from '../outside.ts'
import { addressAfterMove } from './follow-move.ts'
import { withHostClaim } from './with-host-claim.ts'

export type TriedFeed =
  | {
      ok: true
      /** The address to store: the new one if the feed has moved permanently. */
      url: string
      /** Where the response came from. */
      landedUrl: string
      feed: ReadFeed
    }
  /** `links`: the feeds that the page at this address links to, or the one at a usual address of a home page without links. */
  | { ok: false; failure: FeedFailure; detail: FailureDetail; links: FeedLink[] }

type Trying = {
  url: string
  /** The address was found in another site's content and may only be of the public web. */
  isFound: boolean
  /** The page that an operator named and that names this feed; it may send us no further inside than a redirect. */
  namedAt?: string
  now: () => Date
}

type FeedOutside = Pick<Outside, 'fetch' | 'fetchFound' | 'readFeed' | 'findFeedLinks'>

// An editor is waiting; a slower server is reported as a timeout.
const deadlineMs = 15_000

// Many themes serve a feed that no page links to.
const usualPaths = ['/feed', '/rss', '/feed.xml', '/rss.xml', '/atom.xml', '/index.xml']

// After any other failure, such as a timeout, no further address of the host is requested.
const missing = new Set<FetchFailure>(['not-found', 'gone', 'forbidden', 'redirected', 'too-many-redirects'])

/** Fetches and parses a feed as a poll would, but stores nothing. */
export async function tryFeed(db: Db, outside: FeedOutside, trying: Trying): Promise<TriedFeed> {
  const url = normalizeFeedUrl(trying.url)
  if (url === null) return failed('bad-address', { code: 'not-an-address' })
  const endMs = performance.now() + deadlineMs
  const fetch = trying.isFound ? outside.fetchFound : outside.fetch
  const response: SafeFetched | null = await withHostClaim(
    db,
    { host: hostOfFeed(url), now: trying.now },
    () => fetch(url, { accept: acceptFeed, deadlineMs, onTooLarge: 'keep-ends', namedAt: trying.namedAt }),
  )
  if (response === null) return failed('throttled', { code: 'busy-server' })
  if (!response.ok)
    return failed(response.failure === 'cancelled' ? 'timeout' : response.failure, response.detail)
  const tried = await readResponse(outside, { url, response, now: trying.now() })
  if (tried.ok || tried.failure !== 'html' || tried.links.length > 0 || !isHomePage(url)) return tried
  const links = await findUsualFeed(db, outside, { ...trying, url: response.url, namedAt: url, endMs })
  return { ...tried, links }
}

/** The first feed at a usual address of a home page's host. One request after another, all before `endMs`. */
async function findUsualFeed(
  db: Db,
  outside: FeedOutside,
  { url: page, isFound, namedAt, now, endMs }: Trying & { endMs: number },
): Promise<FeedLink[]> {
  const fetch = isFound ? outside.fetchFound : outside.fetch
  const found = await withHostClaim(db, { host: hostOfFeed(page), now }, async () => {
    for (const path of usualPaths) {
      const url = new URL(path, page).href
      const leftMs = endMs - performance.now()
      if (leftMs <= 0) return null
      const limits = { deadlineMs: leftMs, onTooLarge: 'keep-ends' } as const
      const response = await fetch(url, { accept: acceptFeed, ...limits, namedAt })
      if (!response.ok && !missing.has(response.failure)) return null
      const tried = response.ok ? await readResponse(outside, { url, response, now: now() }) : null
      if (tried?.ok) return { url, title: tried.feed.title, isElsewhere: false }
    }
    return null
  })
  return found ? [found] : []
}

async function readResponse(
  outside: FeedOutside,
  { url, response, now }: { url: string; response: FetchedResponse; now: Date },
): Promise<TriedFeed> {
  const contentType = response.headers.get('content-type')
  const { body, leftOut } = response
  const result = await outside.readFeed({ body, cutAt: leftOut?.at, contentType, feedUrl: response.url, now })
  if (result.ok) {
    const moved = addressAfterMove(url, response.permanentUrl)
    return { ok: true, url: moved ?? url, landedUrl: response.url, feed: result.feed }
  }
  const links = await outside.findFeedLinks({
    body: response.body,
    contentType,
    url: response.url,
    linkHeader: response.headers.get('link'),
  })
  return { ...failed(result.failure, result.detail), links }
}

function failed(failure: FeedFailure, detail: FailureDetail): Extract<TriedFeed, { ok: false }> {
  return { ok: false, failure, detail, links: [] }
}

/** Tests an address; for a page that names one feed, the feed there. For a command, not a server. */
export async function findFeed(
  deps: { db: Db; fetchAllow: string[]; now: () => Date },
  url: string,
): Promise<TriedFeed> {
  const { db, now } = deps
  const outside = openOutside({ allow: new Set(deps.fetchAllow), userAgent: userAgentOf(null), now })
  try {
    const tried = await tryFeed(db, outside, { url, isFound: false, now })
    const [link, ...others] = tried.ok ? [] : tried.links
    if (!link || others.length > 0) return tried
    return await tryFeed(db, outside, { url: link.url, isFound: false, namedAt: url, now })
  } finally {
    await outside.close()
  }
}
