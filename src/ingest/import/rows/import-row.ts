import type { JsonObject } from '../../../database/tables.ts'
import type { LineReason } from '../../../domain/exchange/line-reason.ts'

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
