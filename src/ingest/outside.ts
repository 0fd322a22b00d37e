import { openArticleReaders, type ReadArticleSafely } from './article/read-article-in-thread.ts'
import type { ReadFeedInput, ReadFeedResult } from './feed/read-feed.ts'
import { openFeedReaders } from './feed/read-feed-in-thread.ts'
import type { FetchAllow } from './fetch/fetch-allow.ts'
import { createSafeFetch, type SafeFetch, type SafeFetchDeps } from './fetch/safe-fetch.ts'
import { createWorkGate, type WorkGate } from './fetch/work-gate.ts'

// What pages have to look at other people's servers with: an editor pastes an address and wants to see at once what
// stands there. Everything goes through safe-fetch, and feeds and pages are read in threads with limits.

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
  readFeed: (input: ReadFeedInput) => Promise<ReadFeedResult>
  readArticle: ReadArticleSafely
  /** A page is on its way: whatever reading it needs starts now, not when it is here. */
  expectArticle: () => void
  /** What every picture of this process is decoded behind, one at a time. */
  encodeGate: WorkGate
}

/** Opens both fetches and the feed readers; threads start with the first feed. */
export function openOutside(
  deps: Pick<SafeFetchDeps, 'allow' | 'userAgent' | 'ownPorts' | 'now' | 'log'>,
): Outside & { close: () => Promise<void> } {
  const fetch = createSafeFetch(deps)
  const fetchFound = createSafeFetch({ ...deps, allow: new Set() })
  const readers = openFeedReaders()
  const articles = openArticleReaders()
  return {
    ...{
      fetch,
      fetchFound,
      allow: deps.allow,
      readFeed: readers.readFeed,
      readArticle: articles.readArticle,
      expectArticle: articles.start,
      encodeGate: createWorkGate(1),
    },
    close: async () => {
      await Promise.all([readers.close(), articles.close(), fetch.close(), fetchFound.close()])
    },
  }
}
