import type { LineReason } from '../../../domain/exchange/line-reason.ts'

/** One record of a file: its known fields by column, or the problem that keeps it from being one. */
export type FileRecord =
  | { line: number; fields: ReadonlyMap<string, unknown> }
  | { line: number; problem: LineReason }
