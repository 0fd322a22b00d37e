// Tells errors of an unreachable database from errors of a statement.
import { errorMessage } from './error-message.ts'

// Connection errors of the system and of PostgreSQL: class 08, out of connections or memory, starting or stopping.
const awayCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|08...|53[02-4]00|57P0[1-4])$/

// Messages of `pg` that come without an error code.
const awayMessages =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client (has encountered a connection error|was closed)/

export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && awayCodes.test(error.code)) return true
  return awayMessages.test(error.message) || isDatabaseAway(error.cause)
}

/** The cause in one line if the error is that of an unreachable database, otherwise null. */
export function awayReason(error: unknown): string | null {
  if (!isDatabaseAway(error)) return null
  const [first] = error instanceof AggregateError ? error.errors : [error]
  return errorMessage(first)
}

/** The error of `pg` for a statement whose server did not respond within `query_timeout`. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

/** The database stopped responding between a write and its answer, so the write may stand. The cause is the error of `pg`. */
export class UncertainWrite extends Error {}

export function isUncertainWrite(error: unknown): boolean {
  return error instanceof Error && (error instanceof UncertainWrite || isUncertainWrite(error.cause))
}
