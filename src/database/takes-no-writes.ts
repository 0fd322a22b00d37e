// No room on the disk; and what writes are told while embedded/disk-guard.ts or somebody else keeps it read-only.
const codes = /^(53100|25006)$/

/** Whether an error means that nothing can be stored for the time being, while reading goes on. */
export function takesNoWrites(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && codes.test(error.code)) return true
  return takesNoWrites(error.cause)
}
