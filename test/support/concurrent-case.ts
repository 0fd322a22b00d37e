/** Two writers meet in this test, or one comes later: PostgreSQL tests the condition again after it has waited for the row. */
export const seen = (title: string): Case => ({ title })
export const noneBecause = (reason: string): Case => ({ reason })

export type Case = { title: string } | { reason: string }
export const lockedBefore = noneBecause('reads the version under the lock of the row')
export const skips = noneBecause('skips rows that another transaction holds; the next call takes them')

/** The number of such statements of each file, and their cases. */
export type Cases = Record<string, [number, ...Case[]]>
