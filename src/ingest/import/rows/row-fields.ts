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

/** The problems, one a column, each with its column. */
export function problemsOf(
  error: z.core.$ZodError | undefined,
  columns: Readonly<Record<string, string>> = {},
): string[] {
  const first = new Map<string, string>()
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0] ?? '')
    if (!first.has(field)) first.set(field, `${columns[field] ?? field}: ${message}`)
  }
  return [...first.values()]
}

export function isNamed(problems: string[], column: string): boolean {
  return problems.some(problem => problem.startsWith(`${column}: `))
}

/** PostgreSQL writes t and f, spreadsheets TRUE and FALSE. Null for what is neither. */
export function readFlag(value: unknown): boolean | null {
  const text = textOf(value).toLowerCase()
  if (['true', 't', '1', 'yes', 'on'].includes(text)) return true
  return ['false', 'f', '0', 'no', 'off', ''].includes(text) ? false : null
}
