import { createLimiter } from '../../concurrency/limiter.ts'
import type { ReaderFailure } from '../../domain/reasons/fetch-failure.ts'
import {
  type LimitedProcess,
  type ProcessLimits,
  type Reading,
  startLimitedProcess,
} from './limited-process.ts'

// Parses strangers' bytes in a child process with limits on memory and time: a body that defeats them gets a named failure.

type Options = ProcessLimits & { idleMs?: number }

// Starting takes 0.2 s and an idle process 50 MB: it is kept while feeds are polled and ended when none arrive.
const defaultIdleMs = 60_000

// Bounds the memory and processor time that one process can accumulate.
const bodiesMax = 1_000

/** The process starts with `start` or the first body; it ends after a minute without bodies, or with `close`. */
export function openReader<Input, Result>(options: Options) {
  const kept = keepProcess<Input, Result>(options)
  const { run } = createLimiter(1)
  let isClosed = false

  function refuseIfClosed(): void {
    if (isClosed) throw new Error('the reader is closed')
  }

  /** Reads bodies one at a time, in order, with a time limit of their own if one is given. Rejects only after `close`. */
  function read(input: Input, timeoutMs?: number): Promise<Reading<Result>> {
    return run(async () => {
      refuseIfClosed()
      const reading = await kept.read(input, timeoutMs)
      refuseIfClosed()
      return reading
    })
  }

  /** Starts the process ahead of the first body; does nothing if it is running, or after `close`. */
  function start(): void {
    if (!isClosed) kept.start()
  }

  async function close(): Promise<void> {
    isClosed = true
    await kept.end()
  }

  return { read, start, close }
}

export function failureOf({ reason }: Extract<Reading<unknown>, { ok: false }>): ReaderFailure {
  return reason === 'crashed' ? 'crashed-the-reader' : 'too-complex'
}

/** One process at a time, replaced after a failure or `bodiesMax` bodies, and ended when idle. */
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

  async function read(input: Input, timeoutMs?: number): Promise<Reading<Result>> {
    clearTimeout(idle)
    const reading = await open().read(input, timeoutMs)
    bodies += 1
    if (reading.ok && bodies < bodiesMax) waitIdle()
    else await end()
    return reading
  }

  function start(): void {
    if (current?.isAlive()) return
    open()
    waitIdle()
  }

  return { read, start, end }
}
