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
  const pretty = isText ? (await import('pino-pretty')).default : null
  const log: Logger = pretty
    ? pino(options, pretty({ sync: true, colorize: isatty(1), ...textStyle }))
    : pino(options)
  return log
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

const isJson = process.env.LOG_FORMAT?.trim() === 'json'

/** Reports the progress of the start on the terminal. */
export function announce(line: string): void {
  if (isJson) pino({ base: { process: 'main' } }).info(line)
  else process.stdout.write(`${line}\n`)
}

/** Reports on the terminal why Chowk ends. */
export function complain(line: string): void {
  if (isJson) pino({ base: { process: 'main' } }, pino.destination({ dest: 2, sync: true })).fatal(line)
  else process.stderr.write(`${line}\n`)
}

/** The exit code of a child process that no restart can help; it has already printed the problem on the terminal. */
export const hopelessExitCode = 78

export function giveUp(problem: string): never {
  complain(problem)
  process.exit(hopelessExitCode)
}
