/** Which kind of constraint refused a write; null for every other error. */
export type Violation = 'unique' | 'reference'

const violations: Record<string, Violation> = {
  '23505': 'unique',
  '23503': 'reference',
  // PostgreSQL 18 reports `on delete restrict` with this code, earlier versions with 23503.
  '23001': 'reference',
}

/** A constraint decides against races what a check before could only guess: its refusal is an answer, not a fault. */
export function violationOf(error: unknown): Violation | null {
  if (!(error instanceof Error && 'code' in error)) return null
  return violations[String(error.code)] ?? null
}

/** Two transactions waited for each other, and this one was ended for the other: it can be tried again as it was. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01'
}

/** Somebody else's write came in between, such as a deletion of what this one refers to: the next try sees it. */
export function isRace(error: unknown): boolean {
  return violationOf(error) !== null || isDeadlock(error)
}
