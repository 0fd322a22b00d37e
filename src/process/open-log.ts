import { write, writeSync } from 'node:fs'
import { isatty } from 'node:tty'
import { type Logger, type LoggerOptions, pino } from 'pino'
import type { Config } from '../config.ts'
import { awayReason } from '../database/database-error.ts'
import type { watchDatabase as WatchDatabase } from './watch-database.ts'

type ProcessName = 'main' | 'web' | 'worker'

/** The log of a process on standard output: one JSON object a line, or readable text for a person at a terminal. */
export async function openLog(
  { logLevel, logFormat, databaseUrl }: Pick<Config, 'logLevel' | 'logFormat' | 'databaseUrl'>,
  process: ProcessName,
): Promise<Logger> {
  const consequence = process === 'main' ? null : consequences[process]
  const hooks =
    consequence && databaseUrl ? await gatherOutage({ url: databaseUrl, consequence, log: () => log }) : {}
  const options = { level: logLevel, base: { process }, hooks }
  const isText = (logFormat ?? (isatty(1) ? 'text' : 'json')) === 'text'
  const toText = isText
    ? (await import('pino-pretty')).prettyFactory({ colorize: isatty(1), ...textStyle })
    : (line: string) => line
  const print = openOutput((lines, reason) => log.warn({ lines, reason }, 'lines of the log were dropped'))
  const log: Logger = pino(options, { write: line => print(toText(line)) })
  return log
}

// About 5,000 requests.
const waitingMax = 1_000_000

// A pipe whose reader is slow has room again soon.
const retryMs = 100

/**
 * Writes to standard output and, until the process ends, never waits for it: a full disk, or a pipe that nobody reads, must not
 * stop the site. Lines wait for the next try; beyond `waitingMax` they are dropped and counted. Pino's own destination ends the process, or blocks it.
 */
function openOutput(onDropped: (lines: number, reason: string) => void): (line: string) => void {
  let state: 'idle' | 'writing' | 'failed' = 'idle'
  let unwritten: Uint8Array = Buffer.alloc(0)
  let waiting = ''
  let dropped = 0
  let reason = 'nobody reads it'
  const flush = () => {
    if (unwritten.length === 0) {
      unwritten = Buffer.from(waiting)
      waiting = ''
    }
    state = unwritten.length > 0 ? 'writing' : 'idle'
    if (state === 'writing') return write(1, unwritten, onWritten)
    const lines = dropped
    dropped = 0
    if (lines > 0) onDropped(lines, reason)
  }
  const onWritten = (error: Error | null, bytes: number) => {
    if (error) {
      state = 'failed'
      reason = error.message
      setTimeout(flush, retryMs).unref()
      return
    }
    unwritten = unwritten.subarray(bytes)
    flush()
  }
  process.on('exit', () => {
    try {
      // A write that has begun ends by itself.
      if (state === 'failed') writeSync(1, unwritten)
      writeSync(1, waiting)
    } catch {
      // There is still no room.
    }
  })
  return line => {
    if (waiting.length > waitingMax) dropped += 1
    else waiting += line
    if (state === 'idle') flush()
  }
}

const consequences = {
  web: 'pages come from memory, and nothing can be saved',
  worker: 'no feed is polled, and nothing is sent',
}

/** Of an unreachable database the log gets one line; the failures that it causes have no stack, and are demoted. */
async function gatherOutage(
  watched: Parameters<typeof WatchDatabase>[0],
): Promise<NonNullable<LoggerOptions['hooks']>> {
  // Not loaded by `main`.
  const { watchDatabase } = await import('./watch-database.ts')
  const isDatabaseAway = watchDatabase(watched)
  return {
    logMethod(args, method, level) {
      const [details, message]: unknown[] = args
      const { err, ...rest } = typeof details === 'object' && details && 'err' in details ? details : {}
      const reason = level >= levels.warn ? awayReason(err) : null
      if (reason === null) return method.apply(this, args)
      const write = level >= levels.error ? 'error' : 'warn'
      void isDatabaseAway().then(isAway =>
        this[isAway ? 'debug' : write]({ ...rest, reason }, String(message)),
      )
    },
  }
}

// Pino's numbers.
const levels = { warn: 40, error: 50 }

const textStyle = { translateTime: 'SYS:HH:MM:ss', ignore: 'process', messageFormat: '{process}: {msg}' }

const isJson = /^\s*(["']?)json\1\s*$/.test(process.env.LOG_FORMAT ?? '')

/** Reports the progress of the start on the terminal. */
export function announce(line: string): void {
  if (isJson) pino({ base: { process: 'main' } }, process.stdout).info(line)
  else process.stdout.write(`${line}\n`)
}

/** Reports on the terminal why Chowk ends. */
export function complain(line: string): void {
  if (isJson) pino({ base: { process: 'main' } }, process.stderr).fatal(line)
  else process.stderr.write(`${line}\n`)
}

/** The exit code of a child process that no restart can help; it has already printed the problem on the terminal. */
export const hopelessExitCode = 78

export function giveUp(problem: string): never {
  complain(problem)
  process.exit(hopelessExitCode)
}
