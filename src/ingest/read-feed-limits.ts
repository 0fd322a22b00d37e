// One thread that reads one feed at a time, and is ended and replaced when a feed asks too much of it.
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { ReadFeedInput, ReadFeedResult } from './read-feed.ts'

export type FeedThreadLimits = {
  /** Default 5,000. The worst 5 MB that we could write takes 500 ms on an idle machine. */
  timeoutMs?: number
  /** Default 100. */
  heapMb?: number
  /** What runs in the thread; for tests of the limits. */
  script?: URL
}

export type FeedThread = {
  /** One at a time. Never rejects; after `close` it may never answer. */
  read: (input: ReadFeedInput) => Promise<ReadFeedResult>
  close: () => Promise<void>
}

/** A thread that starts with its first feed and keeps no process alive while it is idle. */
export function openFeedThread(limits: FeedThreadLimits): FeedThread {
  let worker: Worker | null = null

  async function read(input: ReadFeedInput): Promise<ReadFeedResult> {
    worker ??= newWorker(limits)
    const result = await readWithin(worker, input, limits.timeoutMs ?? 5000)
    if (typeof result === 'string') await close()
    return typeof result === 'string' ? { ok: false, failure: 'too-complex', detail: result } : result
  }

  async function close(): Promise<void> {
    const ending = worker
    worker = null
    await ending?.terminate()
  }

  return { read, close }
}

function newWorker(limits: FeedThreadLimits): Worker {
  const script = limits.script ?? new URL('./read-feed-thread.ts', import.meta.url)
  const resourceLimits = {
    maxOldGenerationSizeMb: limits.heapMb ?? 100,
    maxYoungGenerationSizeMb: 16,
    stackSizeMb: 4,
  }
  const worker = new Worker(script, { resourceLimits })
  // What fails is told to whoever waits for it; an error between two feeds shows with the next one.
  worker.on('error', () => undefined)
  return worker
}

// The result, or in words why there is none.
async function readWithin(
  worker: Worker,
  input: ReadFeedInput,
  timeoutMs: number,
): Promise<ReadFeedResult | string> {
  const given = new AbortController()
  const { signal } = given
  worker.ref()
  worker.postMessage(input)
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(([result]): ReadFeedResult => result),
      once(worker, 'exit', { signal }).then(() => 'reading stopped'),
      setTimeout(timeoutMs, 'reading took too long', { signal }),
    ])
  } catch (error) {
    return `reading failed: ${error instanceof Error ? error.message : 'no reason given'}`
  } finally {
    worker.unref()
    given.abort()
  }
}
