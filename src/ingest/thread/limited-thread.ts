// One thread that reads one body at a time, and is ended and replaced when a body asks too much of it.
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

export type ThreadLimits = {
  /** For one body, of the processor; by the clock it may take `patience` times as long where the process gets none. */
  timeoutMs: number
  heapMb: number
  /** What runs in the thread: it answers each message with one. */
  script: URL
}

// A machine that is busy with others gives a thread a part of a processor, and the body can't help it.
const patience = 4

export type LimitedThread<Input, Result> = {
  /** One at a time. In words why there is no result. Never rejects; after `close` it may never answer. */
  read: (input: Input) => Promise<{ ok: true; result: Result } | { ok: false; detail: string }>
  /** So that the first body does not wait for the thread. */
  start: () => void
  close: () => Promise<void>
}

/** A thread that starts with `start` or its first body and keeps no process alive while it is idle. */
export function openLimitedThread<Input, Result>(limits: ThreadLimits): LimitedThread<Input, Result> {
  let worker: Worker | null = null

  function start(): Worker {
    if (worker !== null) return worker
    const started = newWorker(limits)
    worker = started
    // One that ended while nobody waited would never answer.
    started.once('exit', () => {
      if (worker === started) worker = null
    })
    return started
  }

  async function read(input: Input) {
    const answer = await readWithin<Result>(start(), input, limits.timeoutMs)
    if (!answer.ok) await close()
    return answer
  }

  async function close(): Promise<void> {
    const ending = worker
    worker = null
    await ending?.terminate()
  }

  return { read, start, close }
}

function newWorker({ script, heapMb }: ThreadLimits): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }
  const worker = new Worker(script, { resourceLimits })
  worker.unref()
  // What fails is told to whoever waits for it; an error between two bodies shows with the next one.
  worker.on('error', () => undefined)
  return worker
}

async function readWithin<Result>(
  worker: Worker,
  input: unknown,
  timeoutMs: number,
): Promise<{ ok: true; result: Result } | { ok: false; detail: string }> {
  const given = new AbortController()
  const { signal } = given
  const because = (detail: string) => ({ ok: false as const, detail })
  worker.ref()
  worker.postMessage(input)
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(([result]) => ({ ok: true as const, result })),
      once(worker, 'exit', { signal }).then(() => because('reading stopped')),
      hasSpent({ timeoutMs, signal }).then(() => because('reading took too long')),
    ])
  } catch (error) {
    return because(`reading failed: ${error instanceof Error ? error.message : 'no reason given'}`)
  } finally {
    worker.unref()
    given.abort()
  }
}

/** Resolves once the thread has had the time that `timeoutMs` gives it, or could have. */
async function hasSpent({ timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal }): Promise<void> {
  const before = process.cpuUsage()
  for (let round = 0; round < patience; round++) {
    await setTimeout(timeoutMs, undefined, { signal })
    // Of all threads, so never less than what this one had; the clock says a little more.
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1000 >= timeoutMs * 0.8) return
  }
}
