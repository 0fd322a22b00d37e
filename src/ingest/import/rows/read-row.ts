import type { ExchangeTable } from '../../../domain/exchange/exchange-table.ts'
import type { LineReason } from '../../../domain/exchange/line-reason.ts'
import { isUuid } from '../../../domain/fields/record-id.ts'
import { recordKinds } from '../../../domain/revisions/record-kinds.ts'
import { cleanPlainText, textOfHtml } from '../../../text/clean-text.ts'
import { isOldNews } from '../../store/place-in-time.ts'
import type { FileRecord } from '../file/open-file.ts'
import { type ReadRow, readTimes, textOf } from './import-row.ts'
import { isExported, readValues } from './row-readers.ts'

// The limit of a posted form, so an editor could not save more by hand.
const charactersMax = 1024 * 1024
const titleLengthMax = 200

/** Checks one record by the rules of its form and reports everything that is wrong with it. */
export function readRow(table: ExchangeTable, record: FileRecord, now: Date): ReadRow {
  const { line } = record
  if ('problem' in record) return { ok: false, line, title: '', reasons: [record.problem] }
  const isTooLong = countCharacters(record.fields) > charactersMax
  const fields = isTooLong || isExported(record.fields) ? record.fields : withoutMarkup(record.fields)
  const named = shorten(textOf(fields.get(recordKinds[table].titleColumn)))
  if (isTooLong) return { ok: false, line, title: named, reasons: [{ code: 'too-long' }] }
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

const nothing = /^(?:null|undefined|nan|n\/a|\\N)$/i
const entity = /&(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});/i
const tag = /<\/?[a-z][^<>]{0,500}>/i
const texts = new Set(['title', 'description'])
const names = new Set(['source', 'name', 'category'])

/** Other programs write entities and tags into their texts, and NULL into empty cells. Our own exports mean what they say. */
function withoutMarkup(given: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
  const fields = new Map(given)
  for (const [column, value] of given) {
    if (typeof value !== 'string' || column === 'id') continue
    if (nothing.test(value.trim())) fields.set(column, '')
    else if (texts.has(column) && (entity.test(value) || tag.test(value)))
      fields.set(column, textOfLines(value))
    else if (names.has(column) && entity.test(value)) fields.set(column, cleanPlainText(value))
  }
  return fields
}

function textOfLines(html: string): string {
  const lines = textOfHtml(html).split('\n')
  return lines
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => line !== '')
    .join('\n')
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
