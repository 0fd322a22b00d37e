import type { Db } from '../../database/connect.ts'
import { hostOfFeed, normalizeFeedUrl } from '../../domain/feeds/feed.ts'
import type { FeedFailure } from '../../domain/feeds/feed-failure.ts'
import type { FailureDetail } from '../../domain/reasons/failure-detail.ts'
import type { FeedLink } from '../feed/find-feed-links.ts'
import type { ReadFeed } from '../feed/read-feed.ts'
import type { FetchedAnswer, SafeFetched } from '../fetch/safe-fetched.ts'
import type { Outside } from '../outside.ts'
import { acceptFeed } from './accept-feed.ts'
import { inTurnOfHost } from './host-turn.ts'

export type TriedFeed =
  | {
      ok: true
      /** The address to keep: where the feed has moved for good, it is the new one. */
      url: string
      /** Where the answer came from. */
      landedUrl: string
      feed: ReadFeed
    }
  /** `links`: the feeds that a page at this address names. `detail`: the particulars. */
  | { ok: false; failure: FeedFailure; detail: FailureDetail; links: FeedLink[] }

type Trying = {
  url: string
  /** It stood in what somebody else wrote; nobody typed it. */
  isFound: boolean
  now: () => Date
}

// An editor waits; what takes longer is told so.
const deadlineMs = 15_000

/** Fetches and reads what stands at an address as a poll would, and stores nothing. */
export async function tryFeed(db: Db, outside: Outside, trying: Trying): Promise<TriedFeed> {
  const url = normalizeFeedUrl(trying.url)
  if (url === null) return failed('bad-address', { code: 'not-an-address' })
  const ask = trying.isFound ? outside.fetchFound : outside.fetch
  const answer: SafeFetched | null = await inTurnOfHost(db, { host: hostOfFeed(url), now: trying.now }, () =>
    ask(url, { accept: acceptFeed, deadlineMs }),
  )
  if (answer === null) return failed('throttled', { code: 'busy-server' })
  if (!answer.ok) return failed(answer.failure === 'cancelled' ? 'timeout' : answer.failure, answer.detail)
  return readAnswer(outside, { url, answer, now: trying.now() })
}

async function readAnswer(
  outside: Outside,
  { url, answer, now }: { url: string; answer: FetchedAnswer; now: Date },
): Promise<TriedFeed> {
  const contentType = answer.headers.get('content-type')
  const result = await outside.readFeed({ body: answer.body, contentType, feedUrl: answer.url, now })
  if (result.ok) {
    const permanent = answer.permanentUrl ? normalizeFeedUrl(answer.permanentUrl) : null
    return { ok: true, url: permanent ?? url, landedUrl: answer.url, feed: result.feed }
  }
  const links = await outside.findFeedLinks({ body: answer.body, contentType, url: answer.url })
  return { ...failed(result.failure, result.detail), links }
}

function failed(failure: FeedFailure, detail: FailureDetail): Extract<TriedFeed, { ok: false }> {
  return { ok: false, failure, detail, links: [] }
}
