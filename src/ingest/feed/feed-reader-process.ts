// Runs in a process of its own; see feed-reader.ts.
import { readOpml } from '../../domain/feeds/read-opml.ts'
import { answerBodies } from '../reader/answer-bodies.ts'
import type { FeedJob, FeedJobResult } from './feed-reader.ts'
import { findFeedLinks } from './find-feed-links.ts'
import { readFeed } from './read-feed.ts'

await answerBodies<FeedJob, FeedJobResult>(job => {
  switch (job.kind) {
    case 'feed':
      return { kind: 'feed', feed: readFeed(job.feed) }
    case 'links':
      return { kind: 'links', links: findFeedLinks(job.page) }
    case 'list':
      return { kind: 'list', list: readOpml(job.opml) }
  }
})
