// The script of the child process; see feed-reader.ts.
import { readOpml } from '../../domain/feeds/read-opml.ts'
import { runReader } from '../reader/run-reader.ts'
import type { FeedJob, FeedJobResult } from './feed-reader.ts'
import { findFeedLinks } from './find-feed-links.ts'
import { readFeed } from './read-feed.ts'

await runReader<FeedJob, FeedJobResult>(job => {
  switch (job.kind) {
    case 'feed':
      return { kind: 'feed', feed: readFeed(job.feed) }
    case 'links':
      return { kind: 'links', links: findFeedLinks(job.page) }
    case 'list':
      return { kind: 'list', list: readOpml(job.opml) }
  }
})
