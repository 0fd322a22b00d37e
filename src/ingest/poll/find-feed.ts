import type { Db } from '../../database/connect.ts'
import { openFeedReader } from '../feed/feed-reader.ts'
import { createSafeFetch } from '../fetch/safe-fetch.ts'
import { userAgentOf } from '../fetch/user-agent.ts'
import { type TriedFeed, tryFeed } from './try-feed.ts'

/** Tests an address; for a page that names one feed, the feed there. For a command, not a server. */
export async function findFeed(
  deps: { db: Db; fetchAllow: string[]; now: () => Date },
  url: string,
): Promise<TriedFeed> {
  const { db, now } = deps
  const fetch = createSafeFetch({ allow: new Set(deps.fetchAllow), userAgent: userAgentOf(null), now })
  const reader = openFeedReader()
  const { readFeed, findFeedLinks } = reader
  const outside = { fetch, fetchFound: fetch, readFeed, findFeedLinks }
  try {
    const tried = await tryFeed(db, outside, { url, isFound: false, now })
    const [link, ...others] = tried.ok ? [] : tried.links
    if (!link || others.length > 0) return tried
    return await tryFeed(db, outside, { url: link.url, isFound: true, namedAt: url, now })
  } finally {
    await reader.close()
    await fetch.close()
  }
}
