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
