import { isKeyOf } from '../../domain/fields/is-key-of.ts'
import { isUuid } from '../../domain/fields/record-id.ts'
import { recordKinds } from '../../domain/revisions/record-kinds.ts'
import type { ActivityFilter } from '../../domain/revisions/revision-queries.ts'
import { actionLabels } from './activity-words.ts'

/** The filters of an address; invalid values are ignored. */
export function readActivityFilter(searchParams: URLSearchParams): ActivityFilter {
  const [kind, action, who] = ['kind', 'action', 'who'].map(name => searchParams.get(name) ?? '')
  return {
    ...(isKeyOf(recordKinds, kind) ? { table: kind } : {}),
    ...(isKeyOf(actionLabels, action) ? { action } : {}),
    ...(who && isUuid(who) ? { accountId: who } : {}),
  }
}
