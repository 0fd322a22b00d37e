import { defaultLanguage, type Language } from '../text/language.ts'
import * as words from '../words/api-problems.ts'

// Every refusal of the API, as RFC 9457 has it. Programs read `code`, people read `title` and `detail`, which are in English
// whatever the site's language: the reader is a developer. No detail of the inside is in any of them.

const problems = {
  malformed: { status: 400, title: words.malformed, detail: words.malformedDetail },
  invalid: { status: 400, title: words.invalid, detail: words.invalidDetail },
  'malformed-json': { status: 400, title: words.malformedJson, detail: words.malformedJsonDetail },
  'token-in-query': { status: 400, title: words.tokenInQuery, detail: words.tokenInQueryDetail },
  'not-signed-in': { status: 401, title: words.noToken, detail: words.noTokenDetail },
  'no-token': { status: 401, title: words.noToken, detail: words.noTokenDetail },
  'bad-token': { status: 401, title: words.badToken, detail: words.badTokenDetail },
  'cross-site': { status: 403, title: words.crossSite, detail: words.crossSiteDetail },
  'missing-scope': { status: 403, title: words.missingScope, detail: words.missingScopeDetail },
  'role-too-low': { status: 403, title: words.roleTooLow, detail: words.roleTooLowDetail },
  'tips-off': { status: 403, title: words.tipsOff, detail: words.tipsOffDetail },
  'not-found': { status: 404, title: words.notFound, detail: words.notFoundDetail },
  'not-allowed': { status: 405, title: words.notAllowed, detail: words.notAllowedDetail },
  'too-slow': { status: 408, title: words.tooSlow, detail: words.tooSlowDetail },
  duplicate: { status: 409, title: words.duplicate, detail: words.duplicateDetail },
  changed: { status: 409, title: words.changed, detail: words.changedDetail },
  decided: { status: 409, title: words.decided, detail: words.decidedDetail },
  'published-already': { status: 409, title: words.publishedAlready, detail: words.publishedAlreadyDetail },
  'no-length': { status: 411, title: words.noLength, detail: words.noLengthDetail },
  'too-large': { status: 413, title: words.tooLarge, detail: words.tooLargeDetail },
  'too-long': { status: 414, title: words.tooLong, detail: words.tooLongDetail },
  'not-json': { status: 415, title: words.notJson, detail: words.notJsonDetail },
  incomplete: { status: 422, title: words.incomplete, detail: words.incompleteDetail },
  'too-many-requests': { status: 429, title: words.tooManyRequests, detail: words.tooManyRequestsDetail },
  'headers-too-large': { status: 431, title: words.headersTooLarge, detail: words.headersTooLargeDetail },
  failed: { status: 500, title: words.failed, detail: words.failedDetail },
  'database-away': { status: 503, title: words.databaseAway, detail: words.databaseAwayDetail },
  'disk-full': { status: 503, title: words.diskFull, detail: words.diskFullDetail },
  restoring: { status: 503, title: words.restoring, detail: words.restoringDetail },
  'no-writes': { status: 503, title: words.noWrites, detail: words.noWritesDetail },
  'many-searches': { status: 503, title: words.manySearches, detail: words.manySearchesDetail },
  'too-busy': { status: 503, title: words.tooBusy, detail: words.tooBusyDetail },
  'tips-full': { status: 503, title: words.tipsFull, detail: words.tipsFullDetail },
} as const

export type ProblemCode = keyof typeof problems
export const problemCodes = Object.keys(problems).filter(isProblemCode)

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
}

export type FieldProblemCode = keyof typeof fieldProblems
export type FieldError = { field: string; code: string; detail: string }

/** Facts that a program needs beside the code: the wrong fields, the entry or link that stands in the way. */
type Extension = { errors?: FieldError[]; entry?: object; link?: object }

export function isApiPath(path: string): boolean {
  return /^\/api\/v1(\/|$)/i.test(path)
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
  return new Response(writeProblem(code, extension), { status: problemStatus(code), headers: all })
}

export function problemStatus(code: ProblemCode): number {
  return problems[code].status
}

export function problemTitle(code: ProblemCode, language: Language): string {
  return problems[code].title(language)
}

const retryAfterSeconds = 10

/** Other sites' scripts may read why they were refused: nothing of it is anybody's own. */
export function problemHeaders(code: ProblemCode): Headers {
  const headers = new Headers({
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  if (problemStatus(code) === 503) headers.set('Retry-After', String(retryAfterSeconds))
  if (problemStatus(code) === 405) headers.set('Allow', 'GET, HEAD')
  if (problemStatus(code) === 401) headers.set('WWW-Authenticate', 'Bearer realm="Chowk"')
  return headers
}

export function writeProblem(code: ProblemCode, extension: Extension = {}): string {
  const { status, title, detail } = problems[code]
  const said = { title: title(defaultLanguage), status, detail: detail(defaultLanguage) }
  return JSON.stringify({ type: `/api#${code}`, ...said, code, ...extension })
}

function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(problems, code)
}
