// A process of its own that reads strangers' bytes. Memory that one allocation asks for at once ends a process before
// any limit of a thread or of the heap is looked at; here the process that ends is nobody else's.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FailureDetail } from '../../domain/reasons/failure-detail.ts'

export type ProcessLimits = {
  /** For one body, of the processor; by the clock it may take `patience` times as long where the process gets none. */
  timeoutMs: number
  heapMb: number
  /** Runs in the process: it answers each message with one, see answer-bodies.ts. */
  script: URL
}

/** `crashed`: the process ended. `too-slow`: it was ended. `failed`: reading threw, or no process could start. */
export type Reading<Result> =
  | { ok: true; result: Result }
  | { ok: false; reason: 'crashed' | 'too-slow' | 'failed'; detail: FailureDetail }

/** The answer of a reader process. */
export type Answer<Result> = { result: Result } | { error: string }

export type LimitedProcess<Input, Result> = {
  /** One body at a time. Never rejects. After a failure the process is of no more use. */
  read: (input: Input) => Promise<Reading<Result>>
  isAlive: () => boolean
  end: () => Promise<void>
}

// A machine that is busy with others gives a process a part of a processor, and the body can't help it.
const patience = 4

// Node itself reserves 580 MB of this without using it; a picture of 25 megapixels takes 300 MB more.
const dataKb = 1_500_000

// For a process whose parent was killed while it read without end. Parents replace a reader long before.
const lifetimeCpuSeconds = 900

// No dump of what strangers sent; and where a machine runs out of memory, the kernel ends a reader before anything else.
const shell = `ulimit -c 0; ulimit -t ${lifetimeCpuSeconds}; ulimit -d ${dataKb} 2>/dev/null || :
{ echo 800 > /proc/$$/oom_score_adj; } 2>/dev/null
exec "$@"`

const stderrLengthMax = 4_000

/** Starts at once. The process ends with its parent. */
export function startLimitedProcess<Input, Result>(limits: ProcessLimits): LimitedProcess<Input, Result> {
  const child = spawnReader(limits)
  const ended = untilEnded(child)
  let isAlive = true
  void ended.then(() => {
    isAlive = false
  })

  async function read(input: Input): Promise<Reading<Result>> {
    const given = new AbortController()
    const { signal } = given
    try {
      return await Promise.race([
        ended,
        answerTo<Result>(child, input, signal),
        hasSpent(child, { timeoutMs: limits.timeoutMs, signal }).then(() => tooSlow),
      ])
    } finally {
      given.abort()
    }
  }

  async function end(): Promise<void> {
    child.kill('SIGKILL')
    await ended
  }

  return { read, isAlive: () => isAlive, end }
}

type Failed = Extract<Reading<never>, { ok: false }>

const tooSlow: Failed = { ok: false, reason: 'too-slow', detail: { code: 'reading-too-slow' } }

function spawnReader({ script, heapMb }: ProcessLimits): ChildProcess {
  // A process that strangers' bytes might take over gets neither the database's address nor any other secret.
  const { NODE_COMPILE_CACHE, TZ } = process.env
  const flags = [
    `--max-old-space-size=${heapMb}`,
    '--max-semi-space-size=16',
    '--disable-warning=ExperimentalWarning',
  ]
  return spawn('/bin/sh', ['-c', shell, 'reader', process.execPath, ...flags, fileURLToPath(script)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    // Ctrl-C goes to a whole group; bodies in hand are finished, or given back, by whoever asked for them.
    detached: true,
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE, TZ },
  })
}

/** Why the process ended, once it has. */
async function untilEnded(child: ChildProcess): Promise<Failed> {
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(0, stderrLengthMax)
  })
  try {
    const [code, signal] = await once(child, 'close')
    const why = /^.*(?:ERROR|Error)\b.*$/m.exec(said)?.[0].trim()
    return {
      ok: false,
      reason: 'crashed',
      detail: { code: 'reader-ended', cause: why ?? signal ?? `exit code ${code}` },
    }
  } catch (error) {
    return { ok: false, reason: 'failed', detail: { code: 'no-reader', cause: messageOf(error) } }
  }
}

async function answerTo<Result>(
  child: ChildProcess,
  input: unknown,
  signal: AbortSignal,
): Promise<Reading<Result>> {
  try {
    const answered = once(child, 'message', { signal })
    child.send({ input }, () => undefined)
    const [answer]: Answer<Result>[] = await answered
    if (answer && 'result' in answer) return { ok: true, result: answer.result }
    return {
      ok: false,
      reason: 'failed',
      detail: { code: 'reading-failed', cause: answer?.error ?? 'no reason given' },
    }
  } catch (error) {
    return { ok: false, reason: 'failed', detail: { code: 'reading-failed', cause: messageOf(error) } }
  }
}

/** Resolves once the process has had the time that `timeoutMs` gives it, or could have. */
async function hasSpent(
  child: ChildProcess,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<void> {
  const beforeMs = cpuMsOf(child)
  for (let round = 0; round < patience; round++) {
    await setTimeout(timeoutMs, undefined, { signal })
    // The clock says a little more than the processor.
    if (cpuMsOf(child) - beforeMs >= timeoutMs * 0.8) return
  }
}

/** 0 where the system does not tell: the clock decides alone. */
function cpuMsOf({ pid }: ChildProcess): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // User and system time in hundredths of a second, after a name that may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return 0
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
