import type { ExchangeTable } from '../../../domain/exchange/exchange-table.ts'
import type { LineReason } from '../../../domain/exchange/line-reason.ts'
import { isUuid } from '../../../domain/fields/record-id.ts'
import { recordKinds } from '../../../domain/revisions/record-kinds.ts'
import { isOldNews } from '../../store/place-in-time.ts'
import type { FileRecord } from '../file/open-file.ts'
import { type ReadRow, readTimes, textOf } from './import-row.ts'
import { readValues } from './row-readers.ts'

// The limit of a posted form, so an editor could not save more by hand.
const charactersMax = 1024 * 1024
const titleLengthMax = 200

/** Checks one record by the rules of its form and reports everything that is wrong with it. */
export function readRow(table: ExchangeTable, record: FileRecord, now: Date): ReadRow {
  const { line } = record
  if ('problem' in record) return { ok: false, line, title: '', reasons: [record.problem] }
  const { fields } = record
  const named = shorten(textOf(fields.get(recordKinds[table].titleColumn)))
  if (countCharacters(fields) > charactersMax) {
    return { ok: false, line, title: named, reasons: [{ code: 'too-long' }] }
  }
  const read = readValues(table, fields, now)
  const times = readTimes(fields, now)
  const problems = [...(read.ok ? [] : read.problems), ...times.problems]
  if (!read.ok || problems.length > 0) return { ok: false, line, title: named, reasons: problems }
  const givenId = textOf(fields.get('id')).slice(0, titleLengthMax)
  const id = isUuid(givenId) ? givenId.toLowerCase() : null
  const { key } = read
  const notes = [...read.notes, ...findUnreadable(fields)]
  const values = { ...read.values, ...times.values }
  const date = String(values.published_at)
  const isPlacedByDate = table === 'news_links' && !values.created_at && isOldNews(Date.parse(date), now)
  if (isPlacedByDate) values.created_at = date
  const title = shorten(read.title)
  const isIdentified = id !== null && key === textOf(fields.get('canonical_url'))
  return { ok: true, row: { line, title, id, givenId, key, values, isIdentified, isPlacedByDate, notes } }
}

/** A letter that the file's encoding does not have was read as a replacement character. */
function findUnreadable(fields: ReadonlyMap<string, unknown>): LineReason[] {
  const isUnreadable = [...fields.values()].some(
    value => typeof value === 'string' && value.includes('\uFFFD'),
  )
  return isUnreadable ? [{ code: 'unreadable-letters' }] : []
}

function countCharacters(fields: ReadonlyMap<string, unknown>): number {
  let count = 0
  for (const value of fields.values()) if (typeof value === 'string') count += value.length
  return count
}

function shorten(title: string): string {
  return title.slice(0, titleLengthMax).toWellFormed()
}
