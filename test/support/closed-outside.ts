import { readArticle } from '../../src/ingest/article/read-article.ts'
import { readFeed } from '../../src/ingest/feed/read-feed.ts'
import type { Outside } from '../../src/ingest/outside.ts'

/** The world as a test has it that says nothing else: no server answers. */
export const closedOutside: Outside = {
  fetch: async () => ({ ok: false, failure: 'unreachable', detail: 'the network is off' }),
  fetchFound: async () => ({ ok: false, failure: 'unreachable', detail: 'the network is off' }),
  allow: new Set(),
  readFeed: async input => readFeed(input),
  readArticle: async input => readArticle(input),
  expectArticle: () => undefined,
  encodeGate: work => work(),
}
