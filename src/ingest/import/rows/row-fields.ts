import type * as z from 'zod/mini'
import { snakeCase } from '../../../database/snake-case.ts'
import type { ColumnProblem, ColumnValue } from './import-row.ts'

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
