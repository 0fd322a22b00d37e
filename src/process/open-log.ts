import { isatty } from 'node:tty'
import { type Logger, pino } from 'pino'
import type { Config } from '../config.ts'

type ProcessName = 'main' | 'web' | 'worker'

/** The log of a process on standard output: one JSON object a line, or readable text for a person at a terminal. */
export async function openLog(
  { logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>,
  process: ProcessName,
): Promise<Logger> {
  const options = { level: logLevel, base: { process } }
  if ((logFormat ?? (isatty(1) ? 'text' : 'json')) === 'json') return pino(options)
  const { default: pretty } = await import('pino-pretty')
  return pino(options, pretty({ sync: true, colorize: isatty(1), ...textStyle }))
}

const textStyle = { translateTime: 'SYS:HH:MM:ss', ignore: 'process', messageFormat: '{process}: {msg}' }

const isJson = process.env.LOG_FORMAT?.trim() === 'json'

/** Tells whoever started Chowk how the start goes. */
export function announce(line: string): void {
  if (isJson) pino({ base: { process: 'main' } }).info(line)
  else process.stdout.write(`${line}\n`)
}

/** Tells whoever started Chowk why it ends. */
export function complain(line: string): void {
  if (isJson) pino({ base: { process: 'main' } }, pino.destination({ dest: 2, sync: true })).fatal(line)
  else process.stderr.write(`${line}\n`)
}
