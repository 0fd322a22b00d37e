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
