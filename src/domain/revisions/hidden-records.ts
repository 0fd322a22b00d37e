import type { Authorized } from '../accounts/authorize.ts'
import { covers } from '../accounts/role.ts'
import type { RecordTable } from './record-kinds.ts'

/** Kinds of records whose history is not for this person: of accounts, administrators alone see e-mail addresses and roles. */
export function hiddenRecords(by: Authorized): RecordTable[] {
  return covers(by.role, 'administrator') ? [] : ['accounts']
}
