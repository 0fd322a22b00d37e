import * as z from 'zod/mini'
import { snakeCase } from '../../../database/snake-case.ts'
import type { JsonObject } from '../../../database/tables.ts'
import type { LineReason } from '../../../domain/exchange/line-reason.ts'
import { plainDigits } from '../../../text/plain-digits.ts'
import { couldBeTwoDays, readFeedDate } from '../file/spreadsheet-dates.ts'

export type ColumnValue = string | number | boolean | JsonObject | null

/** A valid record of a file. `judgeRows` compares it with the stored records. */
export type ImportRow = {
  line: number
  /** The title shown in the report. */
  title: string
  /** The file's id, if it is a UUID. */
  id: string | null
  /** The file's id, unchanged. */
  givenId: string
  /** The key that identifies it without an id; see `keyColumns`. */
  key: string
  /** The file's columns in database form; the category is still as the file names it. */
  values: Record<string, ColumnValue>
  /** The key is the identity that the link had when it was exported. */
  isIdentified?: boolean
  /** It has the date of an old article and no time of storing: a new link gets its date, below today's news. */
  isPlacedByDate?: boolean
  /** Remarks that do not prevent the import. */
  notes: LineReason[]
}

export type WrongRow = { line: number; title: string; reasons: LineReason[] }
export type ReadRow = { ok: true; row: ImportRow } | ({ ok: false } & WrongRow)

export type ColumnProblem = Extract<LineReason, { code: 'field' }>

/** A record as read by the readers of the three tables; each problem names its column. */
export type ReadFields =
  | { ok: true; key: string; title: string; values: Record<string, ColumnValue>; notes: LineReason[] }
  | { ok: false; problems: ColumnProblem[] }

/** A field as a form would send it: numbers, flags and null of JSON become text. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll('\0', '').trim()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** A value for a form's schema; a list or an object stays unchanged, so that the schema refuses it. */
export function formValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? value : textOf(value)
}

/** A number for a form's schema, undefined for none; any other text stays unchanged, so that the schema refuses it. */
export function numberOf(value: unknown): unknown {
  const text = textOf(value)
  if (text === '') return undefined
  return /^-?\d{1,15}(\.\d{1,9})?$/.test(text) ? Number(text) : text
}

export function isColumnValue(value: unknown): value is ColumnValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

/** The problems, one per column. */
export function problemsOf(error: z.core.$ZodError | undefined): ColumnProblem[] {
  const first = new Map<string, ColumnProblem>()
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0] ?? '')
    if (!first.has(field)) first.set(field, columnProblem(snakeCase(field), message))
  }
  return [...first.values()]
}

export function columnProblem(column: string, problem: string): ColumnProblem {
  return { code: 'field', column, problem }
}

export function isNamed(problems: ColumnProblem[], column: string): boolean {
  return problems.some(problem => problem.column === column)
}

/** Reads a boolean: PostgreSQL writes t and f, spreadsheets TRUE and FALSE. Null for anything else. */
export function readFlag(value: unknown): boolean | null {
  const text = textOf(value).toLowerCase()
  if (['true', 't', '1', 'yes', 'on'].includes(text)) return true
  return ['false', 'f', '0', 'no', 'off', ''].includes(text) ? false : null
}

type Times = { values: Record<string, ColumnValue>; problems: ColumnProblem[] }

const time =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:\.\d{1,9})?)?)?(?:\s*(Z|z)|\s*([+-]\d\d)(?::?(\d\d))?)?$/

// The clocks of two machines differ by less than this.
const aheadMsMax = 300_000

/** ISO 8601 of a time in a file; '' for one that means none. Any other text is returned unchanged, for a schema to refuse. */
export function isoTimeOf(value: unknown, now: Date): string {
  const text = timeText(value)
  if (noTimes.test(text)) return ''
  const match = time.exec(text)
  if (!match) return (/^[[{]/.test(text) ? null : readFeedDate(text, now)) ?? text
  const [, day, clock = '00:00', seconds = ':00', utc, hours, minutes = '00'] = match
  return `${day}T${clock}${seconds}${utc ? 'Z' : hours ? `${hours}:${minutes}` : ''}`
}

const noTimes =
  /^(?:n\/?a|null|nil|none|nan|undefined|\\N|[-\u2013\u2014]|0000-00-00(?:[ T]00:00:00(?:\.0{1,9})?Z?)?)$/i

// MongoDB and Firestore write a time as an object with one of these.
const wrappedTime = z.object({
  $date: z.optional(z.union([z.string(), z.number(), z.object({ $numberLong: z.string() })])),
  _seconds: z.optional(z.number()),
  seconds: z.optional(z.number()),
})

/** Other objects and lists become their JSON, which no schema accepts: as no time, an old article would lead today's news. */
function timeText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return plainDigits(textOf(value))
  const { $date, ...seconds } = wrappedTime.safeParse(value).data ?? {}
  const given = typeof $date === 'object' ? $date.$numberLong : ($date ?? seconds._seconds ?? seconds.seconds)
  if (typeof $date === 'number' || typeof $date === 'object') return isoOfMs(Number(given))
  return given === undefined
    ? JSON.stringify(value)
    : typeof given === 'number'
      ? isoOfMs(given * 1000)
      : given
}

function isoOfMs(ms: number): string {
  const at = new Date(ms)
  return Number.isNaN(at.getTime()) ? String(ms) : at.toISOString()
}

/** When a record was created and last changed, if the file says so. A link dated in the future would stay on top. */
export function readTimes(fields: ReadonlyMap<string, unknown>, now: Date): Times {
  const values: Record<string, ColumnValue> = {}
  const problems: ColumnProblem[] = []
  for (const column of ['created_at', 'updated_at']) {
    const text = isoTimeOf(fields.get(column), now)
    if (text === '') continue
    const at = readInstant(text)
    if (!at) problems.push(noTime(column, text))
    else if (at.getTime() > now.getTime() + aheadMsMax) problems.push(columnProblem(column, 'in-the-future'))
    else values[column] = at.toISOString()
  }
  return { values, problems }
}

/** Names the text, and to the reader forms that are accepted. */
export function noTime(column: string, text: string): ColumnProblem {
  const problem = couldBeTwoDays(text) ? 'two-days' : 'no-time'
  return columnProblem(column, `${problem}:${text.slice(0, 40)}`)
}

/** A time without a zone is India's, as in a form. Years before 1 and after 9999 are rejected. */
function readInstant(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT/.test(text)) return null
  const at = new Date(/(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}+05:30`)
  if (Number.isNaN(at.getTime())) return null
  const day = Number(text.slice(8, 10))
  return day <= daysOf(text) ? at : null
}

/** JavaScript would accept 30 February as 2 March. */
function daysOf(text: string): number {
  return new Date(Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)), 0)).getUTCDate()
}
