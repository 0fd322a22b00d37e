import { openArticleReader, type ReadArticleSafely } from './article/article-reader.ts'
import { type FeedReader, openFeedReader } from './feed/feed-reader.ts'
import type { FetchAllow } from './fetch/fetch-url.ts'
import { createSafeFetch, type SafeFetch, type SafeFetchDeps } from './fetch/safe-fetch.ts'
import { type ImageReader, openImageReader } from './image/image-reader.ts'

// Access to other servers for pages, where an editor waits: all requests by safe-fetch, all bodies parsed in child processes.

export type Outside = {
  /** For an address that an editor typed, which FETCH_ALLOW may name. */
  fetch: SafeFetch
  /** For an address found in other sites' content or typed by a contributor: only the public web, so that none leads to the intranet. */
  fetchFound: SafeFetch
  /** The private hosts that the operator named, for `fetch` only. */
  allow: FetchAllow
  readArticle: ReadArticleSafely
  /** Starts the article reader while the page is still being fetched. */
  startArticleReader: () => void
} & Pick<FeedReader, 'readFeed' | 'findFeedLinks' | 'readList'> &
  Pick<ImageReader, 'encodeImage' | 'encodeSiteImage' | 'drawCard' | 'drawIcon'>

/** Opens both fetches and the readers. A reader's process starts with its first body. */
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
    startArticleReader: articles.start,
    encodeImage: images.encodeImage,
    encodeSiteImage: images.encodeSiteImage,
    drawCard: images.drawCard,
    drawIcon: images.drawIcon,
    close: async () => {
      const opened = [feeds, articles, images, fetch, fetchFound]
      await Promise.all(opened.map(each => each.close()))
    },
  }
}
