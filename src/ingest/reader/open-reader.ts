import { type ProcessLimits, type Reading, startLimitedProcess } from './limited-process.ts'

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
  const { idleMs = defaultIdleMs, ...limits } = options
  const line: Job<Input, Result>[] = []
  let current: { process: ReturnType<typeof startLimitedProcess<Input, Result>>; bodies: number } | null =
    null
  let isWorking = false
  let isClosed = false
  let idle: NodeJS.Timeout | undefined

  async function work(): Promise<void> {
    isWorking = true
    clearTimeout(idle)
    for (let job = line[0]; job; job = line[0]) {
      const reading = await getProcess().read(job.input)
      if (isClosed) return
      line.shift()
      job.done(reading)
      await retireIfSpent(reading)
    }
    isWorking = false
    waitIdle()
  }

  function getProcess() {
    if (!current?.process.isAlive())
      current = { process: startLimitedProcess<Input, Result>(limits), bodies: 0 }
    current.bodies += 1
    return current.process
  }

  async function retireIfSpent(reading: Reading<Result>): Promise<void> {
    const isSpent = !reading.ok || (current?.bodies ?? 0) >= bodiesMax
    if (isSpent) await endProcess()
  }

  async function endProcess(): Promise<void> {
    const ending = current?.process
    current = null
    await ending?.end()
  }

  function waitIdle(): void {
    clearTimeout(idle)
    if (!isClosed) idle = setTimeout(() => void endProcess(), idleMs).unref()
  }

  function read(input: Input): Promise<Reading<Result>> {
    return new Promise((done, fail) => {
      if (isClosed) return fail(new Error('the reader is closed'))
      line.push({ input, done, fail })
      if (!isWorking) void work()
    })
  }

  function start(): void {
    if (isClosed || isWorking || current?.process.isAlive()) return
    current = { process: startLimitedProcess<Input, Result>(limits), bodies: 0 }
    waitIdle()
  }

  async function close(): Promise<void> {
    isClosed = true
    clearTimeout(idle)
    for (const job of line.splice(0)) job.fail(new Error('the reader is closed'))
    await endProcess()
  }

  return { read, start, close }
}

/** What a reader could not do, as it is stored with the thing that was to be read. */
export type ReaderFailure = 'too-complex' | 'crashed-the-reader'

export function failureOf({ reason }: Extract<Reading<unknown>, { ok: false }>): ReaderFailure {
  return reason === 'crashed' ? 'crashed-the-reader' : 'too-complex'
}
