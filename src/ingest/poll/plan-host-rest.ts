import { hostOfFeed } from '../../domain/feeds/feed.ts'
import type { FetchFailed } from '../fetch/safe-fetched.ts'

// Feeds of many outlets share a host such as feedburner.com. A limit that lasts longer is tested by one request an hour.
const hostRestMsMax = 3_600_000

/**
 * How long all feeds of a host are left alone after a failure of one of them. A 429 is about us, however the server counts our
 * requests (RFC 6585, section 4). A 503 is about the requested address (RFC 9110, section 15.6.4): other addresses of its host
 * have their own responses. A redirect's target does not speak for the feed's host.
 */
export function planHostRest(
  feed: { host: string },
  { status, url, retryAfterMs = 0 }: Pick<FetchFailed, 'status' | 'url' | 'retryAfterMs'>,
): number {
  const isOfHost = url !== undefined && hostOfFeed(url) === feed.host
  return status === 429 && isOfHost ? Math.min(retryAfterMs, hostRestMsMax) : 0
}
