import { createHash } from 'node:crypto'
import { errorMessage, findWriteRefusal, isDatabaseAway, isRace } from '../../database/database-error.ts'
import { tryAgain } from '../../database/transaction.ts'
import { hostOfFeed, normalizeFeedUrl } from '../../domain/feeds/feed.ts'
import { acceptFeed } from '../feed/feed-reader.ts'
import type { FetchedResponse, FetchFailed } from '../fetch/fetched-response.ts'
import { type ClaimedFeed, releaseFeed } from './due-feeds.ts'
import { finishPoll, type RawPoll } from './finish-poll.ts'
import type { PollDeps, PollOutcome } from './poll-outcome.ts'
import { whileClaimed } from './with-host-claim.ts'

/**
 * Polls one feed whose host is claimed: fetches, parses and stores it, and writes the outcome and the next poll time.
 * An error of our own is logged and counts as a failed poll, so that a feed that triggers a bug is not retried at once.
 * Throws only when the database is unreachable or refuses writes.
 */
export function pollFeed(deps: PollDeps, feed: ClaimedFeed, signal?: AbortSignal): Promise<PollOutcome> {
  return whileClaimed(deps, feed, () => pollClaimed(deps, feed, signal))
}

async function pollClaimed(
  deps: PollDeps,
  feed: ClaimedFeed,
  signal: AbortSignal | undefined,
): Promise<PollOutcome> {
  try {
    const polled = await fetchAndRead(deps, feed, signal)
    if (polled === 'cancelled' || signal?.aborted) return await release(deps, feed)
    if ((await deps.ownNetwork?.isAtFault(feed, polled)) && polled.kind === 'failed') {
      await releaseFeed(deps.db, feed, { nextPollAt: deps.now() })
      return polled
    }
    // A category, rule or entry may be deleted while the poll is about to write a reference to it.
    return await tryAgain(() => finishPoll(deps, feed, polled), isRace)
  } catch (error) {
    // Stopping the worker also closes the connection that the poll is using.
    if (signal?.aborted) return release(deps, feed)
    return recordOurError(deps, feed, error)
  }
}

async function fetchAndRead(
  deps: PollDeps,
  feed: ClaimedFeed,
  signal?: AbortSignal,
): Promise<RawPoll | 'cancelled'> {
  const response = await deps.fetch(feed.url, {
    accept: acceptFeed,
    etag: feed.etag ?? undefined,
    lastModified: feed.lastModified ?? undefined,
    bytesMax: feed.bytesMax,
    onTooLarge: 'keep-ends',
    signal,
  })
  if (!response.ok) {
    const { failure, detail, retryAfterMs } = response
    const hostRestMs = planHostRest(feed, response)
    return failure === 'cancelled' ? failure : { kind: 'failed', failure, detail, retryAfterMs, hostRestMs }
  }
  const bodyDigest = digestOf(response)
  if (response.notModified || bodyDigest === feed.bodyDigest) return { kind: 'unchanged', response }
  const read = await readBody(deps, feed, { response, bodyDigest })
  return (await readAtNewAddress(deps, feed, { read, signal })) ?? read
}

async function readBody(
  deps: PollDeps,
  feed: ClaimedFeed,
  { response, bodyDigest }: { response: FetchedResponse; bodyDigest: string },
): Promise<RawPoll> {
  const result = await deps.readFeed({
    body: response.body,
    cutAt: response.leftOut?.at,
    contentType: response.headers.get('content-type'),
    feedUrl: response.url,
    outletName: feed.outletName,
    now: deps.now(),
  })
  if (!result.ok) return { kind: 'failed', failure: result.failure, detail: result.detail, response }
  return { kind: 'read', response, bodyDigest, feed: result.feed }
}

/** Reads the feed at the address in `itunes:new-feed-url`, as after a permanent redirect; null if no feed there agrees with that. */
async function readAtNewAddress(
  deps: PollDeps,
  feed: ClaimedFeed,
  { read, signal }: { read: RawPoll; signal: AbortSignal | undefined },
): Promise<RawPoll | null> {
  const named = read.kind === 'read' ? normalizeFeedUrl(read.feed.newFeedUrl ?? '') : null
  if (named === null || named === feed.url) return null
  if (feed.url.startsWith('https:') && !named.startsWith('https:')) return null
  const { bytesMax } = feed
  const limits = { bytesMax, onTooLarge: 'keep-ends' } as const
  const response = await deps.fetch(named, { accept: acceptFeed, namedAt: feed.url, ...limits, signal })
  if (!response.ok) return null
  const moved = await readBody(deps, feed, {
    response: { ...response, permanentUrl: response.permanentUrl ?? named },
    bodyDigest: digestOf(response),
  })
  if (moved.kind !== 'read') return null
  // Two feeds that name each other would move at every poll.
  const further = normalizeFeedUrl(moved.feed.newFeedUrl ?? '')
  return further === null || further === named ? moved : null
}

function digestOf({ body }: FetchedResponse): string {
  return createHash('sha256').update(body).digest('base64url')
}

async function release(deps: PollDeps, feed: ClaimedFeed): Promise<PollOutcome> {
  await releaseFeed(deps.db, feed)
  return { kind: 'cut' }
}

async function recordOurError(deps: PollDeps, feed: ClaimedFeed, error: unknown): Promise<PollOutcome> {
  // Neither the feed nor our code is at fault: the claim expires, and the feed is polled again.
  if (isDatabaseAway(error) || findWriteRefusal(error)) throw error
  deps.log.error({ err: error, feed: feed.url }, 'poll failed by an error of our own')
  return finishPoll(deps, feed, {
    kind: 'failed',
    failure: 'our-fault',
    detail: { code: 'verbatim', text: errorMessage(error) },
  })
}

// Feeds of many outlets share a host such as feedburner.com. A limit that lasts longer is tested by one request an hour.
const hostRestMsMax = 3_600_000

/**
 * How long all feeds of a host rest after a failure of one. A 429 is about us (RFC 6585, section 4), a 503 about the requested
 * address alone (RFC 9110, section 15.6.4). A redirect's target does not speak for the feed's host.
 */
function planHostRest(
  feed: { host: string },
  { status, url, retryAfterMs = 0 }: Pick<FetchFailed, 'status' | 'url' | 'retryAfterMs'>,
): number {
  const isOfHost = url !== undefined && hostOfFeed(url) === feed.host
  return status === 429 && isOfHost ? Math.min(retryAfterMs, hostRestMsMax) : 0
}
