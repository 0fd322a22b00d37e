import type { LineReason } from '../../../domain/exchange/line-reason.ts'

export type ColumnValue = string | number | boolean | null

/** A record of a file that is right by itself. `judgeRows` compares it with the stored records. */
export type ImportRow = {
  line: number
  /** Its name in the report. */
  title: string
  /** The file's id where it is a UUID. */
  id: string | null
  /** The file's id as it stands. */
  givenId: string
  /** The key that identifies it without an id; see `keyColumns`. */
  key: string
  /** The columns that the file has, as the database takes them; a category still as the file names it. */
  values: Record<string, ColumnValue>
  /** Something to know that keeps nobody from importing it. */
  notes: LineReason[]
}

export type WrongRow = { line: number; title: string; reasons: LineReason[] }
export type ReadRow = { ok: true; row: ImportRow } | ({ ok: false } & WrongRow)

export type ColumnProblem = Extract<LineReason, { code: 'field' }>

/** A record as read by the readers of the three tables; each problem names its column. */
export type ReadFields =
  | { ok: true; key: string; title: string; values: Record<string, ColumnValue>; notes: LineReason[] }
  | { ok: false; problems: ColumnProblem[] }
