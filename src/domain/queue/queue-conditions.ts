import { type RawBuilder, sql } from 'kysely'
import { containsWords } from '../../database/contains-words.ts'
import type { QueueFilter } from './queue-entry.ts'

/** Written like the condition of the partial indexes (`entries_waiting_…`). */
export function conditionsOf(
  { view, categoryId, outletId, language, origin, from, until, words }: QueueFilter,
  now: Date,
): RawBuilder<unknown> {
  const conditions = [
    view === 'held' ? sql`entries.status = 'duplicate'` : sql`entries.status = 'waiting'`,
    view === 'snoozed' ? sql`entries.queued_at > ${now}` : sql`entries.queued_at <= ${now}`,
    categoryId === null ? null : sql`entries.category = ${categoryId}::uuid`,
    outletId === null ? null : sql`entries.outlet_id = ${outletId}::uuid`,
    language === null ? null : sql`entries.language = ${language}`,
    origin === null ? null : sql`entries.origin = ${origin}`,
    origin === null || origin === 'feed' ? null : sql`entries.origin <> 'feed'`,
    from && sql`entries.queued_at >= ${from}`,
    until && sql`entries.queued_at < ${until}`,
    words.length === 0 ? null : containsAll(words),
  ].filter(condition => condition !== null)
  return sql.join(conditions, sql` and `)
}

/**
 * With `coalesce` the planner assumes that half of the entries match, and reads them in the order of the page until it is
 * full. For a plain `like` it expects almost no match, and reads and sorts the whole queue.
 */
function containsAll(words: readonly string[]): RawBuilder<unknown> {
  return sql`coalesce(${containsWords(sql`concat_ws(' ', entries.title, entries.source)`, words)}, false)`
}
