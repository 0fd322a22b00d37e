import { adminPath } from '../../address/admin-path.ts'
import { actorName } from '../../domain/accounts/actor-name.ts'
import { recordKinds } from '../../domain/revisions/record-kinds.ts'
import type { Revision } from '../../domain/revisions/revision.ts'
import { recordTitle } from '../../domain/revisions/revision-changes.ts'
import type { Language } from '../../text/language.ts'
import { truncateForList } from '../widgets/truncate-for-list.ts'
import type { ActivityRow } from './activity-table.tsx'
import { describeAction } from './describe-action.ts'

export function toActivityRow(revision: Revision, language: Language): ActivityRow {
  const { id, recordTable, recordId, accountName, at, undone } = revision
  return {
    id,
    at,
    who: actorName(accountName, language),
    did: describeAction(revision, language),
    kind: recordKinds[recordTable].label(language),
    rest: '',
    href: adminPath(recordTable === 'imports' ? '/exchange/:id' : '/history/:id', { id: recordId }),
    title: truncateForList(recordTitle(revision, language)),
    isUndone: undone,
  }
}
