import { readOpml } from '../../src/domain/feeds/read-opml.ts'
import { readArticle } from '../../src/ingest/article/read-article.ts'
import { findFeedLinks } from '../../src/ingest/feed/find-feed-links.ts'
import { readFeed } from '../../src/ingest/feed/read-feed.ts'
import { drawCard } from '../../src/ingest/image/draw-card.ts'
import { drawIcon, encodeImage, encodeSiteImage } from '../../src/ingest/image/encode-image.ts'
import type { Outside } from '../../src/ingest/outside.ts'

/** The default for tests: no outside server responds. */
export const closedOutside: Outside = {
  fetch: async () => ({ ok: false, failure: 'unreachable', detail: { code: 'no-connection' } }),
  fetchFound: async () => ({ ok: false, failure: 'unreachable', detail: { code: 'no-connection' } }),
  allow: new Set(),
  readFeed: async input => readFeed(input),
  findFeedLinks: async page => findFeedLinks(page),
  readList: async opml => readOpml(opml),
  readArticle: async input => ({ ok: true, article: readArticle(input) }),
  startArticleReader: () => undefined,
  encodeImage,
  encodeSiteImage,
  drawCard,
  drawIcon,
}
