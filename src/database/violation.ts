/** Which kind of constraint refused a write; null for every other error. */
export type Violation = 'unique' | 'reference'

const violations: Record<string, Violation> = {
  '23505': 'unique',
  '23503': 'reference',
  // PostgreSQL 18 reports `on delete restrict` with this code, earlier versions with 23503.
  '23001': 'reference',
}

/** A constraint settles the races that an earlier check cannot see: its refusal is an expected outcome, not a fault. */
export function violationOf(error: unknown): Violation | null {
  if (!(error instanceof Error && 'code' in error)) return null
  return violations[String(error.code)] ?? null
}

/** A deadlock that ended this transaction: it can be retried as it was. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01'
}

/** Another transaction's write came in between, such as the deletion of a row that this one refers to: a retry sees it. */
export function isRace(error: unknown): boolean {
  return violationOf(error) !== null || isDeadlock(error)
}
