import type { ReadOpmlResult } from '../../domain/feeds/read-opml.ts'
import type { ProcessLimits } from '../reader/limited-process.ts'
import { failureOf, openReader } from '../reader/open-reader.ts'
import type { FeedLink, PageOfLinks } from './find-feed-links.ts'
import type { ReadFeedInput, ReadFeedResult } from './read-feed.ts'

export type FeedJob =
  | { kind: 'feed'; feed: ReadFeedInput }
  | { kind: 'links'; page: PageOfLinks }
  | { kind: 'list'; opml: string }
export type FeedJobResult =
  | { kind: 'feed'; feed: ReadFeedResult }
  | { kind: 'links'; links: FeedLink[] }
  | { kind: 'list'; list: ReadOpmlResult }

/** All methods reject only after `close`. */
export type FeedReader = {
  /** Like `readFeed` of read-feed.ts, in a child process. */
  readFeed: (input: ReadFeedInput) => Promise<ReadFeedResult>
  /** The feeds that a page links to; empty if the page is too much for the reader. */
  findFeedLinks: (page: PageOfLinks) => Promise<FeedLink[]>
  /** Like `readOpml`; a list that is too much for the reader is reported as too complex. */
  readList: (opml: string) => Promise<ReadOpmlResult>
  close: () => Promise<void>
}

const defaults = {
  // The worst feed of 5 MB that we could construct takes 500 ms on an idle machine.
  timeoutMs: 5000,
  heapMb: 100,
  script: new URL('./feed-reader-process.ts', import.meta.url),
}

// A body of 20 MB takes a second; few feeds are this long, and their process is started for them.
const forLongFeeds = { timeoutMs: 15_000, heapMb: 400 }
const longBytes = 5 * 1024 * 1024

/** A normal feed takes 5 ms, so one process keeps up with 200 feeds a second. */
export function openFeedReader(limits: Partial<ProcessLimits> = {}): FeedReader {
  const { read, close } = openReader<FeedJob, FeedJobResult>({ ...defaults, ...limits })
  const long = openReader<FeedJob, FeedJobResult>({ ...defaults, ...forLongFeeds })
  return {
    close: async () => {
      await Promise.all([close(), long.close()])
    },
    readFeed: async feed => {
      const readBody = feed.body.length > longBytes ? long.read : read
      const reading = await readBody({ kind: 'feed', feed })
      if (!reading.ok) return { ok: false, failure: failureOf(reading), detail: reading.detail }
      if (reading.result.kind !== 'feed') throw new Error('the reader replied to another kind of job')
      return reading.result.feed
    },
    findFeedLinks: async page => {
      const reading = await read({ kind: 'links', page })
      return reading.ok && reading.result.kind === 'links' ? reading.result.links : []
    },
    readList: async opml => {
      const reading = await read({ kind: 'list', opml })
      return reading.ok && reading.result.kind === 'list'
        ? reading.result.list
        : { ok: false, reason: 'too-complex' }
    },
  }
}

export const acceptFeed =
  'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml;q=0.9, application/xml;q=0.8, text/xml;q=0.8, application/json;q=0.7, */*;q=0.1'
