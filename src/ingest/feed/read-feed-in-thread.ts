import type { ThreadLimits } from '../thread/limited-thread.ts'
import { openThreadReaders } from '../thread/thread-readers.ts'
import type { ReadFeedInput, ReadFeedResult } from './read-feed.ts'

export type FeedReaders = {
  /** Like `readFeed`; a feed that takes too long or too much memory is 'too-complex'. Rejects only after `close`. */
  readFeed: (input: ReadFeedInput) => Promise<ReadFeedResult>
  close: () => Promise<void>
}

export type FeedReadersOptions = Partial<ThreadLimits> & { threads?: number }

const defaults = {
  // A normal feed takes 5 ms, so one thread keeps up with 200 feeds a second.
  threads: 1,
  // The worst 5 MB that we could write takes 500 ms on an idle machine.
  timeoutMs: 5000,
  heapMb: 100,
  script: new URL('./read-feed-thread.ts', import.meta.url),
}

/** Threads start with the first feed and stay; `close` ends them. */
export function openFeedReaders(options: FeedReadersOptions = {}): FeedReaders {
  const { read, close } = openThreadReaders<ReadFeedInput, ReadFeedResult>(
    { ...defaults, ...options },
    detail => ({ ok: false, failure: 'too-complex', detail }),
  )
  return { readFeed: read, close }
}
