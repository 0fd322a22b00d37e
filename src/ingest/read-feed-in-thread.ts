// Reads feeds outside the main thread, with a limit on memory and time: whatever somebody's feed does to a parser, the
// worker goes on polling and the one feed gets a named failure.
import { Worker } from 'node:worker_threads'
import type { ReadFeedInput, ReadFeedResult } from './read-feed.ts'

export type FeedReaders = {
  /** Like `readFeed`; a feed that takes too long or too much memory is 'too-complex'. Rejects only after `close`. */
  readFeed: (input: ReadFeedInput) => Promise<ReadFeedResult>
  close: () => Promise<void>
}

export type FeedReaderLimits = {
  /** Default 1: parsing a normal feed takes 5 ms, so one thread keeps up with 200 feeds a second. */
  threads?: number
  /** Default 5,000. The worst 5 MB that we could write takes 500 ms on an idle machine. */
  timeoutMs?: number
  /** Default 100. */
  heapMb?: number
  /** What runs in the thread; for tests of the limits. */
  script?: URL
}

type Job = { input: ReadFeedInput; done: (result: ReadFeedResult) => void; fail: (error: Error) => void }
type Slot = { worker: Worker | null; job: Job | null; timer: NodeJS.Timeout | null }

/** Threads start with the first feed and stay; `close` ends them. */
export function openFeedReaders(limits: FeedReaderLimits = {}): FeedReaders {
  const slots = Array.from(
    { length: limits.threads ?? 1 },
    (): Slot => ({ worker: null, job: null, timer: null }),
  )
  const waiting: Job[] = []
  let closed = false

  function assign(): void {
    for (const slot of slots) {
      if (slot.job) continue
      const job = waiting.shift()
      if (!job) return
      start(slot, job)
    }
  }

  function start(slot: Slot, job: Job): void {
    slot.job = job
    slot.worker ??= newWorker(slot)
    slot.worker.ref()
    slot.timer = setTimeout(() => giveUp(slot, 'reading took too long'), limits.timeoutMs ?? 5000)
    slot.worker.postMessage(job.input)
  }

  function newWorker(slot: Slot): Worker {
    const worker = new Worker(limits.script ?? new URL('./read-feed-thread.ts', import.meta.url), {
      resourceLimits: {
        maxOldGenerationSizeMb: limits.heapMb ?? 100,
        maxYoungGenerationSizeMb: 16,
        stackSizeMb: 4,
      },
    })
    worker.on('message', (result: ReadFeedResult) => finish(slot, result))
    worker.on('error', error => slot.worker === worker && giveUp(slot, `reading failed: ${error.message}`))
    worker.on('exit', () => slot.worker === worker && giveUp(slot, 'reading stopped'))
    return worker
  }

  function finish(slot: Slot, result: ReadFeedResult): void {
    const job = slot.job
    if (slot.timer) clearTimeout(slot.timer)
    slot.worker?.unref()
    slot.job = null
    slot.timer = null
    job?.done(result)
    assign()
  }

  function giveUp(slot: Slot, detail: string): void {
    const worker = slot.worker
    slot.worker = null
    void worker?.terminate()
    finish(slot, { ok: false, failure: 'too-complex', detail })
  }

  function readFeed(input: ReadFeedInput): Promise<ReadFeedResult> {
    return new Promise((done, fail) => {
      if (closed) return fail(new Error('the feed readers are closed'))
      waiting.push({ input, done, fail })
      assign()
    })
  }

  async function close(): Promise<void> {
    closed = true
    for (const job of waiting.splice(0)) job.fail(new Error('the feed readers are closed'))
    await Promise.all(slots.map(slot => stop(slot)))
  }

  return { readFeed, close }
}

async function stop(slot: Slot): Promise<void> {
  const { worker, job, timer } = slot
  if (timer) clearTimeout(timer)
  slot.worker = null
  slot.job = null
  job?.fail(new Error('the feed readers are closed'))
  await worker?.terminate()
}
