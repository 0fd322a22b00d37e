import type { RecordTable } from '../../database/record-table.ts'
import type { JsonObject } from '../../database/tables.ts'

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
