// One file that an administrator imports, from its first piece to the end of its undo.

/** A piece fits into one posted form; a proxy in front may allow no more than a megabyte. */
export const pieceBytes = 512 * 1024

/** A million news links are some 600 MB. Larger files are refused before their first byte. */
export const fileBytesMax = 800 * 1024 * 1024

/** The most bytes of all uploaded files that may wait: disk space is finite. */
export const waitingBytesMax = 2 * fileBytesMax

/** An upload without a new piece for this long is abandoned: a piece takes seconds. */
export const uploadPauseMs = 30 * 60_000

export const importStates = [
  ...(['uploading', 'checking', 'checked', 'importing', 'done'] as const),
  ...(['stopped', 'undoing', 'undone', 'failed', 'cancelled'] as const),
]
export type ImportState = (typeof importStates)[number]

/** A worker is processing the import, or is about to. */
export const workedStates = ['checking', 'importing', 'undoing'] as const satisfies ImportState[]

export const outcomes = ['new', 'changed', 'duplicate', 'wrong'] as const
export type Outcome = (typeof outcomes)[number]
export type OutcomeCounts = Record<Outcome, number>

export const noOutcomes: OutcomeCounts = { new: 0, changed: 0, duplicate: 0, wrong: 0 }

export const importFailures = [
  ...(['empty', 'spreadsheet', 'packed', 'no-known-columns', 'missing-columns', 'malformed'] as const),
  ...(['record-too-long', 'account-gone', 'faulty', 'expired'] as const),
  ...(['too-complex', 'crashed-the-reader', 'markup'] as const),
]
export type ImportFailure = (typeof importFailures)[number]

/** Whether the rows that it wrote can be reverted, which is possible until the import is deleted. */
export function canUndo({ state }: { state: ImportState }): boolean {
  return state === 'done' || state === 'stopped'
}
