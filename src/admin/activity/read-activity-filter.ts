import { isUuid } from '../../domain/is-uuid.ts'
import type { ActivityFilter } from '../../domain/revisions/revision-queries.ts'
import { actionLabels, tableLabels } from './activity-words.ts'

/** The filters that an address names; what is none narrows nothing. */
export function readActivityFilter(searchParams: URLSearchParams): ActivityFilter {
  const [kind, action, who] = ['kind', 'action', 'who'].map(name => searchParams.get(name) ?? '')
  return {
    ...(isKeyOf(tableLabels, kind) ? { table: kind } : {}),
    ...(isKeyOf(actionLabels, action) ? { action } : {}),
    ...(who && isUuid(who) ? { accountId: who } : {}),
  }
}

function isKeyOf<Key extends string>(labels: Record<Key, string>, text: string | undefined): text is Key {
  return text !== undefined && Object.hasOwn(labels, text)
}
