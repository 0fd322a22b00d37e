import type { RecordTable } from '../../database/record-table.ts'
import { type Authorized, authorizeFurther } from '../accounts/authorize.ts'
import { covers } from '../accounts/role.ts'
import { kindOf } from './record-kinds.ts'
import type { Revision } from './revision.ts'

/** Kinds of records whose history this person may not see: only administrators see e-mail addresses and roles of accounts. */
export function hiddenRecords(by: Authorized): RecordTable[] {
  return covers(by.role, 'administrator') ? [] : ['accounts']
}

/** The role that undo and restore of a record need; null where neither is offered. */
export function findUndoRole(table: RecordTable): 'administrator' | 'editor' | null {
  const { isRecordedOnly, needs = 'editor' } = kindOf[table]
  return isRecordedOnly ? null : needs
}

/** Undo must not bypass the role that the verb itself needs. */
export function mayUndo({ recordTable }: Pick<Revision, 'recordTable'>, by: Authorized): boolean {
  const needed = findUndoRole(recordTable)
  return needed !== null && authorizeFurther(by, needed) !== null
}
