import type { JsonValue } from '../../database/tables.ts'
import { defaultLanguage, type Language } from '../../text/language.ts'
import { entryReasonInWords } from '../reasons/describe-entry-reason.ts'
import type { NameOf } from './name-references.ts'
import { recordKinds, referenceColumns, unlistedColumns } from './record-kinds.ts'
import type { Revision } from './revision.ts'

/** A time is a `Date`, everything else words. */
export type FieldChange = { field: string; before: string | Date; after: string | Date }

/** Lists the changed fields of a revision in words; empty for a record that was created or deleted. */
export function listFieldChanges(
  { before, after, at }: Pick<Revision, 'before' | 'after' | 'at'>,
  nameOf: NameOf,
  language: Language = defaultLanguage,
): FieldChange[] {
  if (!before || !after) return []
  const say = (field: string, value: JsonValue | undefined) =>
    referenceColumns.has(field) && typeof value === 'string'
      ? (nameOf(value, at) ?? 'one that is gone')
      : (timeOf(field, value) ?? reasonOf(field, value, language) ?? inWords(value))
  return Object.keys(after)
    .filter(
      field => !unlistedColumns.has(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
    )
    .map(field => ({ field, before: say(field, before[field]), after: say(field, after[field]) }))
}

/** The title of a record; settings have none, and untitled records show their address or kind. */
export function recordTitle({ recordTable, before, after }: Revision): string {
  const field = recordKinds[recordTable].titleColumn
  const row = after ?? before
  return field ? inWords(row?.[field]) || inWords(row?.url) || inWords(row?.rule) : 'Settings'
}

/** The value of a column of times, which are called `…_at` and `…_until`. */
function timeOf(field: string, value: JsonValue | undefined): Date | null {
  if (!/_(at|until)$/.test(field) || typeof value !== 'string') return null
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? null : at
}

/** The value of `reason`, which only entries have. */
function reasonOf(field: string, value: JsonValue | undefined, language: Language): string | null {
  return field === 'reason' ? entryReasonInWords(value, language) : null
}

function inWords(value: JsonValue | undefined): string {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  return typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value)
}
