// A child process that parses strangers' bytes. A single huge allocation kills a process before any limit on a thread
// or the heap takes effect; here it kills only the child.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { giveWay } from '../../concurrency/give-way.ts'
import { errorMessage } from '../../database/database-error.ts'
import type { FailureDetail } from '../../domain/reasons/failure-detail.ts'

export type ProcessLimits = {
  /** Processor time for one body; up to `wallClockFactor` times as long by the clock when the machine is busy. */
  timeoutMs: number
  heapMb: number
  /** The script of the child, which replies once to each message; see run-reader.ts. */
  script: URL
}

/** `crashed`: the process ended. `too-slow`: we killed it. `failed`: reading threw, or no process could start. */
export type Reading<Result> =
  | { ok: true; result: Result }
  | { ok: false; reason: 'crashed' | 'too-slow' | 'failed'; detail: FailureDetail }

export type Reply<Result> = { result: Result } | { error: string }

export type LimitedProcess<Input, Result> = {
  /** Reads one body at a time. Never rejects. After a failure the process can no longer be used. */
  read: (input: Input, timeoutMs?: number) => Promise<Reading<Result>>
  isAlive: () => boolean
  end: () => Promise<void>
}

// A busy machine gives the child only a share of a processor, which is not the body's fault.
const wallClockFactor = 4

// Node itself reserves 580 MB of this without using it; a picture of 25 megapixels needs 300 MB more.
const dataKb = 1_500_000

// For a child in an endless loop whose parent was killed. A live parent replaces its child long before.
const lifetimeCpuSeconds = 900

// No core dump of strangers' data; and if memory runs out, the kernel kills a reader first.
const shell = `ulimit -c 0; ulimit -t ${lifetimeCpuSeconds}; ulimit -d ${dataKb} 2>/dev/null || :
{ echo 800 > /proc/$$/oom_score_adj; } 2>/dev/null
exec "$@"`

const stderrLengthMax = 4_000

/** Starts the process immediately. It ends with its parent. */
export function startLimitedProcess<Input, Result>(limits: ProcessLimits): LimitedProcess<Input, Result> {
  const child = spawnReader(limits)
  const ended = untilEnded(child)
  let isAlive = true
  void ended.then(() => {
    isAlive = false
  })

  async function read(input: Input, timeoutMs = limits.timeoutMs): Promise<Reading<Result>> {
    const given = new AbortController()
    const { signal } = given
    try {
      return await Promise.race([
        ended,
        replyTo<Result>(child, input, signal),
        untilTimeSpent(child, { timeoutMs, signal }).then(() => tooSlow),
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
  // Strangers' bytes might take over this process, so it gets neither the database's address nor any other secret.
  const { NODE_COMPILE_CACHE, TZ } = process.env
  const flags = [
    `--max-old-space-size=${heapMb}`,
    '--max-semi-space-size=16',
    '--disable-warning=ExperimentalWarning',
  ]
  const child = spawn('/bin/sh', ['-c', shell, 'reader', process.execPath, ...flags, fileURLToPath(script)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    // Ctrl-C signals the whole process group; the parent still finishes or releases the bodies in flight.
    detached: true,
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE, TZ },
  })
  // It inherits our niceness, but not that of our session.
  if (child.pid) void giveWay(child.pid)
  return child
}

/** Why the process ended, once it has. */
async function untilEnded(child: ChildProcess): Promise<Failed> {
  let stderrText = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderrText = (stderrText + text).slice(0, stderrLengthMax)
  })
  try {
    const [code, signal] = await once(child, 'close')
    const why = /^.*(?:ERROR|Error)\b.*$/m.exec(stderrText)?.[0].trim()
    return {
      ok: false,
      reason: 'crashed',
      detail: { code: 'reader-ended', cause: why ?? signal ?? `exit code ${code}` },
    }
  } catch (error) {
    return { ok: false, reason: 'failed', detail: { code: 'no-reader', cause: errorMessage(error) } }
  }
}

async function replyTo<Result>(
  child: ChildProcess,
  input: unknown,
  signal: AbortSignal,
): Promise<Reading<Result>> {
  try {
    const replied = once(child, 'message', { signal })
    child.send({ input }, () => undefined)
    const [reply]: Reply<Result>[] = await replied
    if (reply && 'result' in reply) return { ok: true, result: reply.result }
    return {
      ok: false,
      reason: 'failed',
      detail: { code: 'reading-failed', cause: reply?.error ?? 'no reason given' },
    }
  } catch (error) {
    return { ok: false, reason: 'failed', detail: { code: 'reading-failed', cause: errorMessage(error) } }
  }
}

/** Resolves once the process has used its processor time, or has had enough time on a busy machine to do so. */
async function untilTimeSpent(
  child: ChildProcess,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<void> {
  const beforeMs = cpuMsOf(child)
  for (let round = 0; round < wallClockFactor; round++) {
    await setTimeout(timeoutMs, undefined, { signal })
    // The wall clock runs slightly ahead of the processor time.
    if (cpuMsOf(child) - beforeMs >= timeoutMs * 0.8) return
  }
}

/** 0 where the system does not report it; then the wall clock alone decides. */
function cpuMsOf({ pid }: ChildProcess): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // User and system time behind a name that may hold anything, in USER_HZ: 100 a second on x64 and arm64 (asm-generic/param.h).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return 0
  }
}
