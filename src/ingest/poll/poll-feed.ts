import { createHash } from 'node:crypto'
import { isDatabaseAway } from '../../database/database-away.ts'
import { errorMessage } from '../../database/error-message.ts'
import { tryAgain } from '../../database/try-again.ts'
import { isRace } from '../../database/violation.ts'
import { findWriteRefusal } from '../../database/write-refusal.ts'
import type { FetchedAnswer } from '../fetch/safe-fetched.ts'
import { acceptFeed } from './accept-feed.ts'
import { type ClaimedFeed, releaseFeed } from './due-feeds.ts'
import { finishPoll, type Polled } from './finish-poll.ts'
import type { PollDeps, PollOutcome } from './poll-outcome.ts'

/**
 * Polls one feed whose host is claimed: fetch, read, store, and write the outcome and the next time on the feed.
 * A fault of ours is logged and counts as a failed poll, so that a feed that trips us is not asked again at once.
 * Throws only when the database is away or takes no writes.
 */
export async function pollFeed(
  deps: PollDeps,
  feed: ClaimedFeed,
  signal?: AbortSignal,
): Promise<PollOutcome> {
  try {
    const polled = await fetchAndRead(deps, feed, signal)
    if (polled === 'cancelled' || signal?.aborted) return await giveBack(deps, feed)
    // A category, rule or entry may be deleted while its id is on the way into what the poll writes.
    return await tryAgain(() => finishPoll(deps, feed, polled), isRace)
  } catch (error) {
    // Stopping the worker also closes the connection that a poll waits for.
    if (signal?.aborted) return giveBack(deps, feed)
    return recordOurFault(deps, feed, error)
  }
}

async function fetchAndRead(
  deps: PollDeps,
  feed: ClaimedFeed,
  signal?: AbortSignal,
): Promise<Polled | 'cancelled'> {
  const answer = await deps.fetch(feed.url, {
    accept: acceptFeed,
    etag: feed.etag ?? undefined,
    lastModified: feed.lastModified ?? undefined,
    signal,
  })
  if (!answer.ok) {
    const { failure, detail, retryAfterMs } = answer
    return failure === 'cancelled' ? failure : { kind: 'failed', failure, detail, retryAfterMs }
  }
  const bodyDigest = createHash('sha256').update(answer.body).digest('base64url')
  if (answer.notModified || bodyDigest === feed.bodyDigest) return { kind: 'unchanged', answer }
  return readBody(deps, feed, { answer, bodyDigest })
}

async function readBody(
  deps: PollDeps,
  feed: ClaimedFeed,
  { answer, bodyDigest }: { answer: FetchedAnswer; bodyDigest: string },
): Promise<Polled> {
  const result = await deps.readFeed({
    body: answer.body,
    contentType: answer.headers.get('content-type'),
    feedUrl: answer.url,
    outletName: feed.outletName,
    now: deps.now(),
  })
  if (!result.ok) return { kind: 'failed', failure: result.failure, detail: result.detail, answer }
  return { kind: 'read', answer, bodyDigest, feed: result.feed }
}

async function giveBack(deps: PollDeps, feed: ClaimedFeed): Promise<PollOutcome> {
  await releaseFeed(deps.db, feed)
  return { kind: 'cut' }
}

async function recordOurFault(deps: PollDeps, feed: ClaimedFeed, error: unknown): Promise<PollOutcome> {
  // No fault of the feed or ours: its claim ends by itself, and it is polled again.
  if (isDatabaseAway(error) || findWriteRefusal(error)) throw error
  deps.log.error({ err: error, feed: feed.url }, 'poll failed by a fault of ours')
  return finishPoll(deps, feed, {
    kind: 'failed',
    failure: 'our-fault',
    detail: { code: 'verbatim', text: errorMessage(error) },
  })
}
