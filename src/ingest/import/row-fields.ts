import type * as z from 'zod/mini'

/** A field as a form would send it: JSON has numbers, flags and null where a form has texts. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll('\0', '').trim()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** For the schema of a form: a list or an object stays what it is, so that the schema refuses it. */
export function formValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? value : textOf(value)
}

/** The first thing that is wrong, with the column it is in. */
export function firstProblem(
  error: z.core.$ZodError,
  columns: Readonly<Record<string, string>> = {},
): string {
  const [issue] = error.issues
  const field = String(issue?.path[0] ?? '')
  return `${columns[field] ?? field}: ${issue?.message ?? 'not valid'}`
}

/** PostgreSQL writes t and f, spreadsheets TRUE and FALSE. Null for what is neither. */
export function readFlag(value: unknown): boolean | null {
  const text = textOf(value).toLowerCase()
  if (['true', 't', '1', 'yes', 'on'].includes(text)) return true
  return ['false', 'f', '0', 'no', 'off', ''].includes(text) ? false : null
}
