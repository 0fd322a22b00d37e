import type { FeedPage } from '../../domain/feeds/feed-page-queries.ts'
import type { PageContext } from '../../http/page-context.ts'
import type { FeedLink } from '../../ingest/feed/find-feed-links.ts'
import { tryFeed } from '../../ingest/poll/try-feed.ts'
import * as words from '../../words/feed-steps.ts'

/** The feeds that the home page of a feed's outlet names, apart from the feed itself. */
export type FoundFeeds = { sentence: string; links: Pick<FeedLink, 'url' | 'title'>[] }

export async function lookForAddress(
  { db, outside, now, language }: Pick<PageContext, 'db' | 'outside' | 'now' | 'language'>,
  feed: Pick<FeedPage, 'url' | 'homeUrl'>,
): Promise<FoundFeeds> {
  const page = feed.homeUrl || new URL('/', feed.url).href
  const tried = await tryFeed(db, outside, { url: page, isFound: false, now: () => now })
  const links = tried.ok ? [{ url: tried.url, title: tried.feed.title }] : tried.links
  const others = links.filter(({ url }) => url !== feed.url)
  return { sentence: words.found(language, { count: others.length, page }), links: others }
}
