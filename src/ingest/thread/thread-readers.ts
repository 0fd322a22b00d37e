// Reads what others wrote outside the main thread, with a limit on memory and time: whatever a body does to a parser,
// the process goes on and the one body gets a named failure.

import { openLimitedThread, type ThreadLimits } from './limited-thread.ts'

export type ThreadReaders<Input, Result> = {
  /** Rejects only after `close`. */
  read: (input: Input) => Promise<Result>
  /** Starts the first of the threads, where it does not run; nothing after `close`. */
  start: () => void
  close: () => Promise<void>
}

type Job<Input, Result> = { input: Input; done: (result: Result) => void; fail: (error: Error) => void }

/** Threads start with the first body, or one with `start`, until `close`. `refuse` says what asked too much. */
export function openThreadReaders<Input, Result>(
  limits: ThreadLimits & { threads: number },
  refuse: (detail: string) => Result,
): ThreadReaders<Input, Result> {
  const threads = Array.from({ length: limits.threads }, () => openLimitedThread<Input, Result>(limits))
  const idle = [...threads]
  const open = new Set<Job<Input, Result>>()
  const waiting: Job<Input, Result>[] = []
  let closed = false

  async function work(thread: (typeof threads)[number]): Promise<void> {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const answer = await thread.read(job.input)
      job.done(answer.ok ? answer.result : refuse(answer.detail))
      open.delete(job)
    }
    idle.push(thread)
  }

  function read(input: Input): Promise<Result> {
    return new Promise((done, fail) => {
      if (closed) return fail(new Error('the readers are closed'))
      const job = { input, done, fail }
      open.add(job)
      waiting.push(job)
      const thread = idle.pop()
      if (thread) void work(thread)
    })
  }

  function start(): void {
    if (!closed) threads[0]?.start()
  }

  async function close(): Promise<void> {
    closed = true
    waiting.length = 0
    for (const job of open) job.fail(new Error('the readers are closed'))
    await Promise.all(threads.map(thread => thread.close()))
  }

  return { read, start, close }
}
