import { defaultLanguage, type Edition, readEdition } from '../text/language.ts'
import * as words from '../words/error-pages.ts'
import { isApiPath, problemHeaders, writeProblem } from './api-problem.ts'
import { type ClientError, errorHeaders, errorStatuses } from './client-error.ts'
import { type SecurityHeaders, secure } from './security-headers.ts'

type Where = { path: string; security: SecurityHeaders } & Shown

type Shown = {
  /** Shown with a fault of ours, so that a report and the log name the same request. */
  requestId?: string
  /** The page at the site's own address, for somebody who came by another host name. */
  ownUrl?: string
}

/** An error for the client of this path: a page, and below /api/v1 a problem document. */
export function describeError(code: ErrorCode, where: Where): ErrorResponse {
  const { path, security, requestId } = where
  if (!isApiPath(path)) return describeErrorPage(code, where)
  const problem = toProblemCode(code)
  const headers = secure(problemHeaders(problem), security)
  return {
    status: errorStatuses[problem],
    headers,
    body: writeProblem(problem, requestId ? { requestId } : {}),
  }
}

export function errorResponse(code: ErrorCode, where: Where): Response {
  const { body, ...init } = describeError(code, where)
  return new Response(body, init)
}

// Errors as pages for readers: each explains what happened and what to do next.

const texts = {
  malformed: { title: words.malformed, advice: words.malformedAdvice },
  'not-signed-in': { title: words.notSignedIn, advice: words.notSignedInAdvice },
  'cross-site': { title: words.crossSite, advice: words.crossSiteAdvice },
  'not-found': { title: words.notFound, advice: words.notFoundAdvice },
  'not-allowed': { title: words.notAllowed, advice: words.notAllowedAdvice },
  'too-slow': { title: words.tooSlow, advice: words.tooSlowAdvice },
  'no-length': { title: words.noLength, advice: words.noLengthAdvice },
  'too-large': { title: words.tooLarge, advice: words.tooLargeAdvice },
  'too-long': { title: words.tooLong, advice: words.tooLongAdvice },
  'headers-too-large': { title: words.headersTooLarge, advice: words.headersTooLargeAdvice },
  failed: { title: words.failed, advice: words.failedAdvice },
  'database-away': { title: words.databaseAway, advice: words.databaseAwayAdvice },
  'not-saved': { title: words.notSaved, advice: words.notSavedAdvice },
  'perhaps-saved': { title: words.perhapsSaved, advice: words.perhapsSavedAdvice },
  'disk-full': { title: words.diskFull, advice: words.diskFullAdvice },
  restoring: { title: words.restoring, advice: words.restoringAdvice },
  'many-searches': { title: words.manySearches, advice: words.manySearchesAdvice },
  'too-busy': { title: words.tooBusy, advice: words.tooBusyAdvice },
} as const satisfies Partial<Record<ClientError | 'not-saved' | 'perhaps-saved', object>>

/** `not-saved`, `perhaps-saved`: `database-away` for somebody who posted a form. */
export type ErrorCode = keyof typeof texts

function toProblemCode(code: ErrorCode): ClientError {
  return code === 'not-saved' || code === 'perhaps-saved' ? 'database-away' : code
}

type ErrorResponse = { status: number; headers: Headers; body: string }

/** The page is in the edition of the requested path. */
export function describeErrorPage(code: ErrorCode, { path, security, ...shown }: Where): ErrorResponse {
  const edition = readEdition(path.split(/[/?]/)[1])
  const problem = toProblemCode(code)
  const headers = secure(errorHeaders(problem, 'text/html; charset=utf-8'), security)
  return { status: errorStatuses[problem], headers, body: errorHtml(code, edition, shown) }
}

// It does not use React: rendering may be what broke. The stylesheet is the one of the default color.
export function errorHtml(
  code: ErrorCode,
  edition: Edition | null = null,
  { requestId, ownUrl }: Shown = {},
): string {
  const language = edition ?? defaultLanguage
  const title = texts[code].title(language)
  const request = requestId ? `<p>${words.requestNumber(language, { id: requestId })}</p>` : ''
  const own = ownUrl ? `<p><a href="${ownUrl}">${ownUrl}</a></p>` : ''
  return `<!doctype html>
<html lang="${language}" data-error="${code}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/style/1a2b4a-0.css">
<body><main class="page notice"><h1>${title}</h1><p>${texts[code].advice(language)}</p>${own}${request}<p><a href="/${edition ?? ''}">${words.toFrontPage(language)}</a></p></main></body>
</html>
`
}
