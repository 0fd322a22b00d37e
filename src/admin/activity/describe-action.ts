import type { Revision } from '../../domain/revisions/revision.ts'
import { actionLabels } from './activity-words.ts'

/** The action on a record in words: for an entry the decision that its columns show. */
export function describeAction({ recordTable, action, before, after }: Revision): string {
  if (recordTable !== 'entries' || action !== 'update' || !before || !after) return actionLabels[action]
  const isChanged = (column: string) => before[column] !== after[column]
  if (isChanged('status')) return statusWords.get(after.status) ?? actionLabels[action]
  if (isChanged('snoozed_until')) return after.snoozed_until === null ? 'woken' : 'snoozed'
  if (isChanged('category')) return 'moved to another category'
  if (isChanged('featured')) return after.featured === true ? 'featured' : 'no longer featured'
  return actionLabels[action]
}

const statusWords = new Map<unknown, string>([
  ['published', 'published'],
  ['rejected', 'rejected'],
  ['duplicate', 'held as a duplicate'],
  ['waiting', 'returned to the queue'],
])
