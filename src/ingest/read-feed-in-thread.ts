// Reads feeds outside the main thread, with a limit on memory and time: whatever somebody's feed does to a parser, the
// worker goes on polling and the one feed gets a named failure.

import type { ReadFeedInput, ReadFeedResult } from './read-feed.ts'
import { type FeedThread, type FeedThreadLimits, openFeedThread } from './read-feed-limits.ts'

export type FeedReaders = {
  /** Like `readFeed`; a feed that takes too long or too much memory is 'too-complex'. Rejects only after `close`. */
  readFeed: (input: ReadFeedInput) => Promise<ReadFeedResult>
  close: () => Promise<void>
}

/** `threads`: default 1, for a normal feed takes 5 ms, so one thread keeps up with 200 feeds a second. */
export type FeedReadersOptions = FeedThreadLimits & { threads?: number }

type Job = { input: ReadFeedInput; done: (result: ReadFeedResult) => void; fail: (error: Error) => void }

/** Threads start with the first feed and stay; `close` ends them. */
export function openFeedReaders(options: FeedReadersOptions = {}): FeedReaders {
  const threads = Array.from({ length: options.threads ?? 1 }, () => openFeedThread(options))
  const idle = [...threads]
  const open = new Set<Job>()
  const waiting: Job[] = []
  let closed = false

  async function work(thread: FeedThread): Promise<void> {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      job.done(await thread.read(job.input))
      open.delete(job)
    }
    idle.push(thread)
  }

  function readFeed(input: ReadFeedInput): Promise<ReadFeedResult> {
    return new Promise((done, fail) => {
      if (closed) return fail(new Error('the feed readers are closed'))
      const job = { input, done, fail }
      open.add(job)
      waiting.push(job)
      const thread = idle.pop()
      if (thread) void work(thread)
    })
  }

  async function close(): Promise<void> {
    closed = true
    waiting.length = 0
    for (const job of open) job.fail(new Error('the feed readers are closed'))
    await Promise.all(threads.map(thread => thread.close()))
  }

  return { readFeed, close }
}
