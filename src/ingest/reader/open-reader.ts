import type { ReaderFailure } from '../../domain/fetch-failure.ts'
import {
  type LimitedProcess,
  type ProcessLimits,
  type Reading,
  startLimitedProcess,
} from './limited-process.ts'

// Reads what others wrote in a process of its own, with limits on memory and time: whatever a body does to a parser,
// this process goes on and the one body gets a named failure.

export type Reader<Input, Result> = {
  /** One body at a time, in their order. Rejects only after `close`. */
  read: (input: Input) => Promise<Reading<Result>>
  /** So that the first body does not wait for the process; nothing where it runs, or after `close`. */
  start: () => void
  close: () => Promise<void>
}

type Options = ProcessLimits & { idleMs?: number }
type Job<Input, Result> = {
  input: Input
  done: (reading: Reading<Result>) => void
  fail: (error: Error) => void
}

// A start takes 0.2 s and an idle process 50 MB: kept while feeds are polled, given back where nothing comes.
const defaultIdleMs = 60_000

// Bounds what a process may gather in its life, in memory and in processor time.
const bodiesMax = 1_000

/** The process starts with `start` or the first body; it ends after a minute without one, or by `close`. */
export function openReader<Input, Result>(options: Options): Reader<Input, Result> {
  const kept = keepProcess<Input, Result>(options)
  const line: Job<Input, Result>[] = []
  let isWorking = false
  let isClosed = false

  async function work(): Promise<void> {
    isWorking = true
    for (let job = line[0]; job; job = line[0]) {
      const reading = await kept.read(job.input)
      if (isClosed) return
      line.shift()
      job.done(reading)
    }
    isWorking = false
  }

  function read(input: Input): Promise<Reading<Result>> {
    return new Promise((done, fail) => {
      if (isClosed) return fail(new Error('the reader is closed'))
      line.push({ input, done, fail })
      if (!isWorking) void work()
    })
  }

  function start(): void {
    if (!isClosed && !isWorking) kept.start()
  }

  async function close(): Promise<void> {
    isClosed = true
    for (const job of line.splice(0)) job.fail(new Error('the reader is closed'))
    await kept.end()
  }

  return { read, start, close }
}

export function failureOf({ reason }: Extract<Reading<unknown>, { ok: false }>): ReaderFailure {
  return reason === 'crashed' ? 'crashed-the-reader' : 'too-complex'
}

/** One process at a time: replaced when a body was too much for it or it read its share, ended when nobody needs it. */
function keepProcess<Input, Result>({ idleMs = defaultIdleMs, ...limits }: Options) {
  let current: LimitedProcess<Input, Result> | null = null
  let bodies = 0
  let idle: NodeJS.Timeout | undefined

  function open(): LimitedProcess<Input, Result> {
    if (current?.isAlive()) return current
    bodies = 0
    current = startLimitedProcess<Input, Result>(limits)
    return current
  }

  async function end(): Promise<void> {
    clearTimeout(idle)
    const ending = current
    current = null
    await ending?.end()
  }

  function waitIdle(): void {
    clearTimeout(idle)
    idle = setTimeout(() => void end(), idleMs).unref()
  }

  async function read(input: Input): Promise<Reading<Result>> {
    clearTimeout(idle)
    const reading = await open().read(input)
    bodies += 1
    if (reading.ok && bodies < bodiesMax) waitIdle()
    else await end()
    return reading
  }

  function start(): void {
    open()
    waitIdle()
  }

  return { read, start, end }
}
