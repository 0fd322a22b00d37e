import { adminPath } from '../../address/admin-path.ts'
import { recordKinds } from '../../domain/revisions/record-kinds.ts'
import type { Revision } from '../../domain/revisions/revision.ts'
import { recordTitle } from '../../domain/revisions/revision-changes.ts'
import { cutForList } from '../widgets/cut-for-list.ts'
import type { ActivityRow } from './activity-table.tsx'
import { describeAction } from './describe-action.ts'

export function toActivityRow(revision: Revision): ActivityRow {
  const { id, recordTable, recordId, accountName, at, undone } = revision
  return {
    id,
    at,
    who: accountName,
    did: describeAction(revision),
    kind: recordKinds[recordTable].label,
    rest: '',
    href: adminPath(recordTable === 'imports' ? '/exchange/:id' : '/history/:id', { id: recordId }),
    title: cutForList(recordTitle(revision)),
    isUndone: undone,
  }
}
