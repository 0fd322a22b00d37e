import { defaultLanguage, type Language } from '../text/language.ts'
import * as words from '../words/error-pages.ts'
import { type SecurityHeaders, secure } from './security-headers.ts'

// Every error that a client can see, in one place: a code for programs, a sentence with a next step for people.
// Details stay in the log.

const errors = {
  malformed: { status: 400, title: words.malformed, advice: words.malformedAdvice },
  'not-signed-in': { status: 401, title: words.notSignedIn, advice: words.notSignedInAdvice },
  'cross-site': { status: 403, title: words.crossSite, advice: words.crossSiteAdvice },
  'not-found': { status: 404, title: words.notFound, advice: words.notFoundAdvice },
  'not-allowed': { status: 405, title: words.notAllowed, advice: words.notAllowedAdvice },
  'too-slow': { status: 408, title: words.tooSlow, advice: words.tooSlowAdvice },
  'no-length': { status: 411, title: words.noLength, advice: words.noLengthAdvice },
  'too-large': { status: 413, title: words.tooLarge, advice: words.tooLargeAdvice },
  'too-long': { status: 414, title: words.tooLong, advice: words.tooLongAdvice },
  'headers-too-large': { status: 431, title: words.headersTooLarge, advice: words.headersTooLargeAdvice },
  failed: { status: 500, title: words.failed, advice: words.failedAdvice },
  'database-away': { status: 503, title: words.databaseAway, advice: words.databaseAwayAdvice },
  'disk-full': { status: 503, title: words.diskFull, advice: words.diskFullAdvice },
  restoring: { status: 503, title: words.restoring, advice: words.restoringAdvice },
  'many-searches': { status: 503, title: words.manySearches, advice: words.manySearchesAdvice },
  'too-busy': { status: 503, title: words.tooBusy, advice: words.tooBusyAdvice },
} as const

export type ErrorCode = keyof typeof errors

const retryAfterSeconds = 10

export function errorPage(code: ErrorCode, security: SecurityHeaders): Response {
  const { status } = errors[code]
  return new Response(errorHtml(code), { status, headers: secure(errorHeaders(code), security) })
}

export function errorHeaders(code: ErrorCode): Headers {
  const { status } = errors[code]
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  if (status === 503) headers.set('Retry-After', String(retryAfterSeconds))
  if (status === 405) headers.set('Allow', 'GET, HEAD')
  return headers
}

export function errorStatus(code: ErrorCode): number {
  return errors[code].status
}

// It does not use React: rendering may be what broke. The stylesheet is the one of the default color.
export function errorHtml(code: ErrorCode, language: Language = defaultLanguage): string {
  const title = errors[code].title(language)
  return `<!doctype html>
<html lang="${language}" data-error="${code}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/style/1a2b4a-0.css">
<body><main class="page notice"><h1>${title}</h1><p>${errors[code].advice(language)}</p><p><a href="/">${words.toFrontPage(language)}</a></p></main></body>
</html>
`
}
