import type { RecordTable } from '../../database/record-table.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { covers } from '../accounts/role.ts'

/** Kinds of records whose history this person may not see: only administrators see e-mail addresses and roles of accounts. */
export function hiddenRecords(by: Authorized): RecordTable[] {
  return covers(by.role, 'administrator') ? [] : ['accounts']
}
