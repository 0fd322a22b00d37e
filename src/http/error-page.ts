import { type SecurityHeaders, secure } from './security-headers.ts'

// Every error that a client can see, in one place: a code for programs, a sentence with a next step for people.
// Details stay in the log.

const errors = {
  malformed: {
    status: 400,
    title: 'This address is not valid',
    advice: 'Check it, or start again from the front page.',
  },
  'not-signed-in': {
    status: 401,
    title: 'This is for editors',
    advice: 'Sign in and try again.',
  },
  'cross-site': {
    status: 403,
    title: 'Another site sent you here',
    advice: 'Nothing was changed. Open the page yourself, at the site’s own address, and try again.',
  },
  'not-found': {
    status: 404,
    title: 'There is nothing at this address',
    advice: 'Check it, or start again from the front page.',
  },
  'not-allowed': { status: 405, title: 'This can only be read', advice: 'Nothing was changed.' },
  'too-slow': { status: 408, title: 'That took too long', advice: 'Please try again.' },
  'no-length': {
    status: 411,
    title: 'Your browser did not say how much it sends',
    advice: 'Nothing was changed. Please try again.',
  },
  'too-large': { status: 413, title: 'That is too much at once', advice: 'Send less in one go.' },
  'too-long': { status: 414, title: 'This address is too long', advice: 'Use a shorter one.' },
  'headers-too-large': {
    status: 431,
    title: 'Your browser sent too much',
    advice: 'Remove the cookies of this site and try again.',
  },
  failed: {
    status: 500,
    title: 'Something went wrong on our side',
    advice: 'We have made a note of it. Please try again in a minute.',
  },
  'database-away': {
    status: 503,
    title: 'The news is out of reach for a moment',
    advice: 'Please try again in a minute.',
  },
  'disk-full': {
    status: 503,
    title: 'Nothing can be saved: the disk of the server is full',
    advice:
      'Nothing was changed. Whoever runs this site makes room on the disk; then it works again by itself.',
  },
  restoring: {
    status: 503,
    title: 'Nothing can be saved: a backup is being restored',
    advice:
      'Nothing was changed. Go back: what you typed is still in the form. Try again in a few minutes; everything that is saved before the restore ends would be lost.',
  },
  'many-searches': {
    status: 503,
    title: 'Many people are searching right now',
    advice: 'Please try the same search again in a few seconds. All other pages work as usual.',
  },
  'too-busy': {
    status: 503,
    title: 'Many people are reading right now',
    advice: 'Please try again in a minute.',
  },
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

// It stands alone: what draws a page may be what broke. The stylesheet is the one of the default colour.
export function errorHtml(code: ErrorCode): string {
  const { title, advice } = errors[code]
  return `<!doctype html>
<html lang="en" data-error="${code}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/style/1a2b4a-0.css">
<body><main class="page notice"><h1>${title}</h1><p>${advice}</p><p><a href="/">Go to the front page</a></p></main></body>
</html>
`
}
