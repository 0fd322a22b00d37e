import type { RecordTable } from '../../database/record-table.ts'
import type { JsonObject } from '../../database/tables.ts'
import type { Authorized } from '../accounts/authorize.ts'

export type RevisionAction = 'add' | 'update' | 'delete' | 'restore'

/** One write to one record. `before` and `after` are its columns, null where it did not exist. */
export type Revision = {
  id: string
  recordTable: RecordTable
  recordId: string
  action: RevisionAction
  batchId: string
  accountName: string
  at: Date
  before: JsonObject | null
  after: JsonObject | null
  undone: boolean
}

/** Who writes, and when: every revision has both. */
export type Editor = { by: Authorized; now: Date }

/** Writes with the same `batchId` are one action with one undo. */
export type Batch = Editor & { batchId: string }
