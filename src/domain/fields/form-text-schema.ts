import * as z from 'zod/mini'
import { oneLine, removeInvisible } from '../../text/remove-invisible.ts'
import type { FieldProblem } from './field-problem.ts'

// Schemas of forms run in the browser too: `zod/mini` has a fifth of zod's download size, and compiles nothing with
// `new Function`, which the admin pages' policy forbids. Their messages are codes (field-problem.ts).

/** Text that PostgreSQL can store and people can see: without NUL, halves of surrogate pairs and invisible characters; trimmed. */
export function storableText(value: string): string {
  const kept = removeInvisible(value.replace(otherBreaks, '\n').toWellFormed()).trim()
  return invisible.test(kept) ? '' : kept
}

/** Like `storableText`, in one line. */
export function storableLine(value: string): string {
  return oneLine(storableText(value))
}

const otherBreaks = /[\v\f\u0085]/g

// Spaces, zero-width characters, direction marks, and the blank of Braille: a headline of these alone could not be clicked.
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** A text, stored as by `storableText`. */
export function text(problem: string = 'not-a-text' satisfies FieldProblem) {
  return z.string(problem).check(z.overwrite(storableText))
}

/** Like `text`, but text of nothing but spaces is a problem too. */
export function requiredText(problem: string) {
  return text(problem).check(z.refine(value => value !== '', problem))
}

/** Like `text`, in one line: no field of a browser sends line breaks, but programs do. */
export function line(problem?: string) {
  return text(problem).check(z.overwrite(oneLine))
}

/** Like `requiredText`, in one line. */
export function requiredLine(problem: string) {
  return line(problem).check(z.refine(value => value !== '', problem))
}

export function textAtMost(length: number) {
  return z.maxLength(length, `longer-than:${length}` satisfies FieldProblem)
}

/** http or https, with slashes and without a password: `URL` would make one address of a relative one, or of two in one field. */
export function isWebAddress(value: string): boolean {
  const url = /^\s*https?:\/\//i.test(value) && !/\S\s+https?:/i.test(value) ? URL.parse(value) : null
  return url !== null && !url.username && !url.password
}

// BCP 47 as far as feeds and pages use it: `hi`, `zh-Hant`, `en-IN`.
const languageTag = /^$|^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i

/** A language, or '' if it is not known. */
export function optionalLanguage() {
  return z._default(language(), '')
}

/** The same without a default, for where a missing value has another meaning than ''. */
export function language() {
  return text().check(z.regex(languageTag, 'bad-language'))
}
