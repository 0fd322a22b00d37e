import { openArticleReader, type ReadArticleSafely } from './article/article-reader.ts'
import { type FeedReader, openFeedReader } from './feed/feed-reader.ts'
import type { FetchAllow } from './fetch/fetch-allow.ts'
import { createSafeFetch, type SafeFetch, type SafeFetchDeps } from './fetch/safe-fetch.ts'
import { type ImageReader, openImageReader } from './image/image-reader.ts'

// Access to other people's servers for pages: an editor pastes an address and wants to see the article at once. Everything goes through safe-fetch; feeds, pages and pictures are read in processes of their own.

export type Outside = {
  /** For an address that an editor typed: it may be one that FETCH_ALLOW names. */
  fetch: SafeFetch
  /**
   * For an address that stood in what somebody else wrote (a page's link to its feed, a picture): the public web and
   * nothing else, whatever FETCH_ALLOW says. Otherwise a stranger's page could make us ask the intranet.
   */
  fetchFound: SafeFetch
  /** The private hosts that the operator named, for `fetch` alone. */
  allow: FetchAllow
  readArticle: ReadArticleSafely
  /** A page is on its way: whatever reading it needs starts now, not when it is here. */
  expectArticle: () => void
} & Pick<FeedReader, 'readFeed' | 'findFeedLinks' | 'readList'> &
  Pick<ImageReader, 'encodeImage' | 'encodeSiteImage' | 'drawCard'>

/** Opens both fetches and the readers, whose processes start with the first thing that they read. */
export function openOutside(
  deps: Pick<SafeFetchDeps, 'allow' | 'userAgent' | 'ownPorts' | 'now' | 'log'>,
): Outside & { close: () => Promise<void> } {
  const fetch = createSafeFetch(deps)
  const fetchFound = createSafeFetch({ ...deps, allow: new Set() })
  const feeds = openFeedReader()
  const articles = openArticleReader()
  const images = openImageReader()
  return {
    fetch,
    fetchFound,
    allow: deps.allow,
    readFeed: feeds.readFeed,
    findFeedLinks: feeds.findFeedLinks,
    readList: feeds.readList,
    readArticle: articles.readArticle,
    expectArticle: articles.start,
    encodeImage: images.encodeImage,
    encodeSiteImage: images.encodeSiteImage,
    drawCard: images.drawCard,
    close: async () => {
      const opened = [feeds, articles, images, fetch, fetchFound]
      await Promise.all(opened.map(each => each.close()))
    },
  }
}
