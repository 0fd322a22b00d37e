/** Why the database is read-only for now. */
export type WriteRefusal = 'disk-full' | 'restoring'

const refusals: Record<string, WriteRefusal> = {
  '53100': 'disk-full',
  // embedded/disk-guard.ts, or somebody else, keeps the database read-only.
  '25006': 'disk-full',
  // backup/refuse-writes.ts
  CK001: 'restoring',
}

/** Why an error means that nothing can be stored right now; null for every other error. */
export function findWriteRefusal(error: unknown): WriteRefusal | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  return refusals[code] ?? findWriteRefusal(error.cause)
}
