import { isKeyOf } from '../domain/fields/is-key-of.ts'
import { defaultLanguage, type Language } from '../text/language.ts'
import * as words from '../words/api-problems.ts'
import { type ClientError, errorHeaders, errorStatuses } from './client-error.ts'

// Every refusal of the API, in the format of RFC 9457. Programs read `code`; developers read `title` and `detail`, which are
// in English whatever the site's language. None of them reveals internal details.

const texts = {
  malformed: { title: words.malformed, detail: words.malformedDetail },
  invalid: { title: words.invalid, detail: words.invalidDetail },
  'malformed-json': { title: words.malformedJson, detail: words.malformedJsonDetail },
  'token-in-query': { title: words.tokenInQuery, detail: words.tokenInQueryDetail },
  'not-signed-in': { title: words.noToken, detail: words.noTokenDetail },
  'no-token': { title: words.noToken, detail: words.noTokenDetail },
  'bad-token': { title: words.badToken, detail: words.badTokenDetail },
  'cross-site': { title: words.crossSite, detail: words.crossSiteDetail },
  'missing-scope': { title: words.missingScope, detail: words.missingScopeDetail },
  'role-too-low': { title: words.roleTooLow, detail: words.roleTooLowDetail },
  'second-factor-needed': { title: words.secondFactorNeeded, detail: words.secondFactorNeededDetail },
  'tips-off': { title: words.tipsOff, detail: words.tipsOffDetail },
  'not-found': { title: words.notFound, detail: words.notFoundDetail },
  'not-allowed': { title: words.notAllowed, detail: words.notAllowedDetail },
  'too-slow': { title: words.tooSlow, detail: words.tooSlowDetail },
  duplicate: { title: words.duplicate, detail: words.duplicateDetail },
  changed: { title: words.changed, detail: words.changedDetail },
  decided: { title: words.decided, detail: words.decidedDetail },
  'published-already': { title: words.publishedAlready, detail: words.publishedAlreadyDetail },
  'no-length': { title: words.noLength, detail: words.noLengthDetail },
  'too-large': { title: words.tooLarge, detail: words.tooLargeDetail },
  'too-long': { title: words.tooLong, detail: words.tooLongDetail },
  'not-json': { title: words.notJson, detail: words.notJsonDetail },
  incomplete: { title: words.incomplete, detail: words.incompleteDetail },
  'too-many-requests': { title: words.tooManyRequests, detail: words.tooManyRequestsDetail },
  'headers-too-large': { title: words.headersTooLarge, detail: words.headersTooLargeDetail },
  failed: { title: words.failed, detail: words.failedDetail },
  'database-away': { title: words.databaseAway, detail: words.databaseAwayDetail },
  'disk-full': { title: words.diskFull, detail: words.diskFullDetail },
  restoring: { title: words.restoring, detail: words.restoringDetail },
  'no-writes': { title: words.noWrites, detail: words.noWritesDetail },
  'many-searches': { title: words.manySearches, detail: words.manySearchesDetail },
  'too-busy': { title: words.tooBusy, detail: words.tooBusyDetail },
  'tips-full': { title: words.tipsFull, detail: words.tipsFullDetail },
} as const satisfies Record<ClientError, object>

export type ProblemCode = ClientError
export const problemCodes = Object.keys(texts).filter(code => isKeyOf(texts, code))

/** Reasons why one parameter or field is refused. */
const fieldProblems = {
  unknown: words.fieldUnknown,
  repeated: words.fieldRepeated,
  missing: words.fieldMissing,
  'wrong-type': words.fieldWrongType,
  'wrong-format': words.fieldWrongFormat,
  'too-small': words.fieldTooSmall,
  'too-large': words.fieldTooLarge,
  'no-such-value': words.fieldNoSuchValue,
  'bad-cursor': words.fieldBadCursor,
  'not-with-words': words.fieldNotWithWords,
  'not-in-the-future': words.fieldNotInTheFuture,
  'too-far-ahead': words.fieldTooFarAhead,
}

export type FieldProblemCode = keyof typeof fieldProblems
export type FieldError = { field: string; code: string; detail: string }

/** Facts that a program needs besides the code: the wrong fields, or the entry or link that it conflicts with. */
type Extension = { errors?: FieldError[]; entry?: object; link?: object; requestId?: string }

export function isApiPath(path: string): boolean {
  return /^\/api\/(?:v1|mcp)(\/|$)/i.test(path)
}

/** The code that a check of ours has given its issue; null for none. */
export function readFieldCode(code: unknown): FieldProblemCode | null {
  return typeof code === 'string' && isKeyOf(fieldProblems, code) ? code : null
}

/** A text that has to match this pattern does not. */
export function patternError(field: string, pattern: string): FieldError {
  const detail = words.fieldPattern(defaultLanguage, { pattern })
  return { field, code: 'wrong-format' satisfies FieldProblemCode, detail }
}

export function fieldError(field: string, code: FieldProblemCode): FieldError {
  return { field, code, detail: fieldProblems[code](defaultLanguage) }
}

export function problem(
  code: ProblemCode,
  { headers = {}, ...extension }: Extension & { headers?: Record<string, string> } = {},
): Response {
  const all = problemHeaders(code)
  for (const [name, value] of Object.entries(headers)) all.set(name, value)
  return new Response(writeProblem(code, extension), { status: errorStatuses[code], headers: all })
}

export function problemTitle(code: ProblemCode, language: Language): string {
  return texts[code].title(language)
}

export function problemHeaders(code: ProblemCode): Headers {
  const headers = errorHeaders(code, 'application/problem+json')
  headers.set('Content-Language', defaultLanguage)
  if (errorStatuses[code] === 401) headers.set('WWW-Authenticate', 'Bearer realm="Chowk"')
  return headers
}

export function writeProblem(code: ProblemCode, extension: Extension = {}): string {
  const title = texts[code].title(defaultLanguage)
  const detail = texts[code].detail(defaultLanguage)
  return JSON.stringify({
    type: `/api#${code}`,
    title,
    status: errorStatuses[code],
    detail,
    code,
    ...extension,
  })
}
