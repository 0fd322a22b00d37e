import type { JsonValue } from '../../database/tables.ts'
import { derivedColumns } from './derived-columns.ts'
import { type NameOf, referenceFields } from './name-references.ts'
import type { RecordTable, Revision } from './revision.ts'

/** A time is a `Date`, everything else words. */
export type FieldChange = { field: string; before: string | Date; after: string | Date }

// What a person cannot change, or what follows from the change itself.
const silent = new Set([
  'id',
  'version',
  'created_at',
  'updated_at',
  'canonical_url',
  // What a poll writes, or what follows from the address.
  ...['host', 'etag', 'last_modified', 'body_digest', 'interval_seconds', 'next_poll_at', 'moved_to'],
  ...['failure', 'failure_detail', 'failure_count', 'hit_count', 'last_hit_at'],
  'only_row',
  ...derivedColumns,
])

/** What a write did, field by field, in words; nothing for a record that came or went. */
export function listFieldChanges(
  { before, after, at }: Pick<Revision, 'before' | 'after' | 'at'>,
  nameOf: NameOf,
): FieldChange[] {
  if (!before || !after) return []
  const say = (field: string, value: JsonValue | undefined) =>
    referenceFields.has(field) && typeof value === 'string'
      ? (nameOf(value, at) ?? 'one that is gone')
      : (timeOf(field, value) ?? inWords(value))
  return Object.keys(after)
    .filter(field => !silent.has(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map(field => ({ field, before: say(field, before[field]), after: say(field, after[field]) }))
}

const titleFields: Record<RecordTable, string | null> = {
  news_links: 'title',
  categories: 'name',
  site_links: 'title',
  settings: null,
  entries: 'title',
  rules: 'name',
  outlets: 'name',
  feeds: 'url',
  imports: 'title',
  duplicate_exceptions: 'value',
}

/** What a record is called; settings have no name, and what came without one goes by its address or kind. */
export function recordTitle({ recordTable, before, after }: Revision): string {
  const field = titleFields[recordTable]
  const row = after ?? before
  return field ? inWords(row?.[field]) || inWords(row?.url) || inWords(row?.rule) : 'Settings'
}

/** The value of a column of times, which are called `…_at` and `…_until`. */
function timeOf(field: string, value: JsonValue | undefined): Date | null {
  if (!/_(at|until)$/.test(field) || typeof value !== 'string') return null
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? null : at
}

function inWords(value: JsonValue | undefined): string {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  return typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value)
}
