import type { Authorized } from '../accounts/authorize.ts'

/** Who writes, and when: every revision has both. */
export type Editor = { by: Authorized; now: Date }

/** Writes with the same `batchId` are one action with one undo. */
export type Batch = Editor & { batchId: string }
