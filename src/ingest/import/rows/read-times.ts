import { couldBeTwoDays } from '../file/spreadsheet-dates.ts'
import type { ColumnProblem, ColumnValue } from './import-row.ts'
import { columnProblem, textOf } from './row-fields.ts'

type Times = { values: Record<string, ColumnValue>; problems: ColumnProblem[] }

const time =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:\.\d{1,9})?)?)?(?:\s*(Z|z)|\s*([+-]\d\d)(?::?(\d\d))?)?$/

// The clocks of two machines differ by less than this.
const aheadMsMax = 300_000

/**
 * Converts the time formats of databases to ISO 8601: a space for the T, a zone without minutes, a date without a time.
 * Any other text is returned unchanged, for a schema to refuse.
 */
export function isoTimeOf(value: unknown): string {
  const text = textOf(value)
  const match = time.exec(text)
  if (!match) return text
  const [, day, clock = '00:00', seconds = ':00', utc, hours, minutes = '00'] = match
  return `${day}T${clock}${seconds}${utc ? 'Z' : hours ? `${hours}:${minutes}` : ''}`
}

/** When a record was created and last changed, if the file says so. A link dated in the future would stay on top. */
export function readTimes(fields: ReadonlyMap<string, unknown>, now: Date): Times {
  const values: Record<string, ColumnValue> = {}
  const problems: ColumnProblem[] = []
  for (const column of ['created_at', 'updated_at']) {
    const text = isoTimeOf(fields.get(column))
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
