import { sql } from 'kysely'

/** Whether an entry waits in the queue or for its time. As a list of two statuses it fits no index, because each has its own. */
export const isPending = sql<boolean>`(status = 'waiting' or status = 'scheduled')`

/** Whether an entry may still be published: it is pending, or held as a duplicate. */
export const isOpen = sql<boolean>`(${isPending} or status = 'duplicate')`

/** Whether it is in the queue, was rejected, or published and deleted since: word for word as in the index by canonical address. */
export const isJudged = sql<boolean>`(status in ('waiting', 'rejected', 'scheduled') or (status = 'published' and news_link_id is null))`

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
