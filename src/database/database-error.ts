// Tells errors of an unreachable database from errors of a statement.
// Connection errors of the system and of PostgreSQL: class 08, out of connections or memory, starting or stopping.
const awayCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EAI_(AGAIN|FAIL|NODATA)|EPIPE|ETIMEDOUT|E(NET|HOST)(UNREACH|DOWN)|EADDRNOTAVAIL|08...|53[02-4]00|57P0[1-5])$/

// The server answers, but lets us in no longer: another password, `pg_hba.conf`, another name, an expired certificate.
const refusalCodes =
  /^(28P01|28000|3D000|CERT_HAS_EXPIRED|ERR_TLS_CERT_ALTNAME_INVALID|SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_(VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT(_LOCALLY)?))$/
const refusalMessages = /The server does not support SSL connections|error establishing an SSL connection/

// Messages of `pg` that come without an error code.
const awayMessages =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client (has encountered a connection error|was closed)/

export function isDatabaseAway(error: unknown): boolean {
  return isRefused(error) || matches(error, { codes: awayCodes, messages: awayMessages })
}

/** Whether an operator must correct the address of the database, or its server. */
export function isRefused(error: unknown): boolean {
  return matches(error, { codes: refusalCodes, messages: refusalMessages })
}

function matches(error: unknown, known: { codes: RegExp; messages: RegExp }): boolean {
  if (error instanceof AggregateError) return error.errors.some(each => matches(each, known))
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && known.codes.test(error.code)) return true
  return known.messages.test(error.message) || matches(error.cause, known)
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

/** Why the database is read-only for now. */
export type WriteRefusal = 'disk-full' | 'restoring'

const refusals: Record<string, WriteRefusal> = {
  '53100': 'disk-full',
  // embedded/disk-guard.ts, or an administrator of the server, has made the database read-only.
  '25006': 'disk-full',
  // backup/refuse-writes.ts
  CK001: 'restoring',
}

/** Why the database refuses all writes at the moment; null if the error has another cause. */
export function findWriteRefusal(error: unknown): WriteRefusal | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  return refusals[code] ?? findWriteRefusal(error.cause)
}

/** The result of `writing`, or `no-writes` while the database refuses all writes. */
export async function orNoWrites<T>(writing: Promise<T>): Promise<T | { ok: false; reason: 'no-writes' }> {
  return writing.catch((error: unknown) => {
    if (findWriteRefusal(error) === null) throw error
    return { ok: false, reason: 'no-writes' }
  })
}

/** Which kind of constraint refused a write; null for every other error. */
type Violation = 'unique' | 'reference'

const violations: Record<string, Violation> = {
  '23505': 'unique',
  '23503': 'reference',
  // PostgreSQL 18 reports `on delete restrict` with this code, earlier versions with 23503.
  '23001': 'reference',
}

/** Constraints catch races that an earlier check cannot see, so a violation is an expected outcome, not a fault. */
export function violationOf(error: unknown): Violation | null {
  if (!(error instanceof Error && 'code' in error)) return null
  return violations[String(error.code)] ?? null
}

/** Whether a deadlock aborted this transaction, which can then be retried unchanged. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01'
}

/** Whether a replica canceled the statement, which was in the way of a change to replay (`max_standby_streaming_delay`). */
export function isRecoveryConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40001'
}

/** Whether the server does not have the function: a service such as Aurora copies its storage, and knows no position of a log. */
export function isUnsupported(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '0A000'
}

/** Whether another session kept a lock for longer than `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}

/** The same of a statement that only waits for a lock, which `statement_timeout` may end first. */
export function isWaitOver(error: unknown): boolean {
  return isLockTimeout(error) || (error instanceof Error && 'code' in error && error.code === '57014')
}

/** Whether another transaction interfered, for example by deleting a row that this one refers to. A retry sees its write. */
export function isRace(error: unknown): boolean {
  return violationOf(error) !== null || isDeadlock(error)
}

/** The message of any thrown value. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
