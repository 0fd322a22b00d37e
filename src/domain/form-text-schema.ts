import * as z from 'zod/mini'
import type { FieldProblem } from './field-problem.ts'

// Schemas of forms are checked in the browser too: `zod/mini` is a fifth of zod on the wire, and compiles nothing with
// `new Function`, which the admin pages' policy forbids. Their messages are codes (field-problem.ts).

/** Text as PostgreSQL can hold it: no NUL, no half of a surrogate pair; trimmed. */
export function text(problem: string = 'not-a-text' satisfies FieldProblem) {
  return z.string(problem).check(z.overwrite(value => value.replaceAll('\0', '').toWellFormed().trim()))
}

/** As `text`; the problem also where nothing but spaces is left. */
export function requiredText(problem: string) {
  return text(problem).check(z.refine(value => value !== '', problem))
}

export function textAtMost(length: number) {
  return z.maxLength(length, `longer-than:${length}` satisfies FieldProblem)
}

/** http or https, without a name and password in it. */
export function isWebAddress(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password
}
