import { sql } from 'kysely'

// An entry keeps the id of a deleted category so that undo can restore it (decision 48); until then it shows none.
export const standingCategory = sql<string | null>`(select id from categories where id = entries.category)`

/** Of an `EntryState`, without the editor's name. */
export const entryStateColumns = [
  'entries.id',
  'entries.version',
  'entries.status',
  standingCategory.as('categoryId'),
  'entries.featured',
  'entries.snoozedUntil',
  'entries.newsLinkId',
] as const
