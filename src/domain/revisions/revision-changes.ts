import type { JsonObject, JsonValue } from '../../database/tables.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/activity-desk.ts'
import { nameSlot } from '../front/places/front-place.ts'
import { entryReasonInWords } from '../reasons/entry-reason.ts'
import type { NameOf } from './name-references.ts'
import { addressesOf, kindOf, referenceColumns, titleInColumns, unlistedColumns } from './record-kinds.ts'
import type { Revision } from './revision.ts'

/** A time is a `Date`, everything else text. */
export type FieldChange = { field: string; before: string | Date; after: string | Date }

/** Lists the changed fields of a revision in words; empty for a record that was created or deleted. */
export function listFieldChanges(
  { before, after, at }: Pick<Revision, 'before' | 'after' | 'at'>,
  nameOf: NameOf,
  language: Language,
): FieldChange[] {
  if (!before || !after) return []
  const display = (field: string, value: JsonValue | undefined) =>
    referenceColumns.has(field) && typeof value === 'string'
      ? (nameOf(value, at) ?? words.gone(language))
      : (timeOf(field, value) ?? reasonOf(field, value, language) ?? inWords(value, language))
  return Object.keys(after)
    .filter(
      field => !unlistedColumns.has(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
    )
    .map(field => ({ field, before: display(field, before[field]), after: display(field, after[field]) }))
}

/** The title of a record; `knownAs` names one whose columns hold none. Settings have none. */
export function recordTitle(
  record: Pick<Revision, 'recordTable' | 'before' | 'after'>,
  { knownAs, language }: { knownAs: string | null; language: Language },
): string {
  const { recordTable, before, after } = record
  if (!kindOf[recordTable].titleColumn) return words.settings(language)
  const row = after ?? before
  const isOfArticles = addressesOf(record).length > 0
  const title = (isOfArticles && knownAs) || titleInColumns(record) || (knownAs ?? words.untitled(language))
  if (recordTable === 'pins') return nameSlot(title, { section: String(row?.section ?? ''), language })
  return recordTable === 'imports' ? importTitle(title, row ?? {}, language) : title
}

/** "links.csv: 3 added, 1 changed"; only the file's name where an import was undone. */
function importTitle(file: string, { added, changed }: JsonObject, language: Language): string {
  if (isCount(added) && isCount(changed)) return words.importBoth(language, { file, added, changed })
  if (isCount(added)) return words.importAdded(language, { file, added })
  return isCount(changed) ? words.importChanged(language, { file, changed }) : file
}

function isCount(value: JsonValue | undefined): value is number {
  return typeof value === 'number' && value > 0
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

function inWords(value: JsonValue | undefined, language: Language): string {
  if (value === true) return words.yes(language)
  if (value === false) return words.no(language)
  if (Array.isArray(value)) return value.map(one => inWords(one, language)).join(', ')
  if (typeof value === 'object' && value) return linesOf(value, language).join('; ')
  return String(value ?? '')
}

/** "hi, name: राजनीति": each text inside, with the names that lead to it. */
function linesOf(value: JsonObject, language: Language): string[] {
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'object' && inner && !Array.isArray(inner)
      ? linesOf(inner, language).map(line => `${name}, ${line}`)
      : `${name}: ${inWords(inner, language)}`,
  )
}
