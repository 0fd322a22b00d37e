// Runs in a process of its own; see feed-reader.ts.
import { answerBodies } from '../reader/answer-bodies.ts'
import type { FeedJob, FeedJobResult } from './feed-reader.ts'
import { findFeedLinks } from './find-feed-links.ts'
import { readFeed } from './read-feed.ts'

await answerBodies<FeedJob, FeedJobResult>(job =>
  job.kind === 'feed'
    ? { kind: 'feed', feed: readFeed(job.feed) }
    : { kind: 'links', links: findFeedLinks(job.page) },
)
