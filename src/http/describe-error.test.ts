import { expect, test } from 'vitest'
import { describeErrorPage, type ErrorCode, errorHtml } from './describe-error.ts'
import { securityHeadersFor } from './security-headers.ts'

const security = securityHeadersFor('https://chowk.example')
const statuses: Record<ErrorCode, number> = {
  malformed: 400,
  'not-signed-in': 401,
  'cross-site': 403,
  'not-found': 404,
  'not-allowed': 405,
  'too-slow': 408,
  'no-length': 411,
  'too-large': 413,
  'too-long': 414,
  'headers-too-large': 431,
  failed: 500,
  'database-away': 503,
  'not-saved': 503,
  'perhaps-saved': 503,
  'disk-full': 503,
  restoring: 503,
  'many-searches': 503,
  'too-busy': 503,
}
const codes = Object.keys(statuses) as ErrorCode[]

test.each(codes)(
  '%s has its status and the security headers, is not cached, and names a time to retry',
  code => {
    const { status, headers, body } = describeErrorPage(code, { path: '/', security })
    expect([status, body]).toEqual([statuses[code], errorHtml(code)])
    expect(Object.fromEntries(headers)).toMatchObject({
      ...Object.fromEntries(security.map(([name, value]) => [name.toLowerCase(), value])),
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(headers.get('retry-after')).toBe(status === 503 ? '10' : null)
  },
)

test.each(codes)('%s says what happened and what to do, and links the front page', code => {
  const html = errorHtml(code)
  const [, title = ''] = /<h1>(.*?)<\/h1>/.exec(html) ?? []
  const [, advice = ''] = /<p>(.*?)<\/p>/.exec(html) ?? []
  expect(title.length).toBeGreaterThan(10)
  expect(html).toContain(`<title>${title}</title>`)
  expect(advice).toMatch(/\.$/)
  expect(html).toContain('<a href="/">')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toMatch(/<script|style=/)
})

test('no two errors have the same text', () => {
  expect(new Set(codes.map(code => errorHtml(code))).size).toBe(codes.length)
})

test('a read-only address names its allowed methods', () => {
  expect(describeErrorPage('not-allowed', { path: '/', security }).headers.get('allow')).toBe('GET, HEAD')
  expect(describeErrorPage('not-found', { path: '/', security }).headers.has('allow')).toBe(false)
})

test('an error is in the edition of its address, and links the front page of that edition', () => {
  const bodyOf = (path: string) => describeErrorPage('failed', { path, security }).body
  for (const path of ['/hi', '/hi/search', '/hi?x=1', '/hi/%ff'])
    expect(bodyOf(path)).toMatch(/<html lang="hi".*<h1>[^a-z]*<\/h1>.*<a href="\/hi">/s)
  for (const path of ['/', '/search', '/history', '/xx/hi']) expect(bodyOf(path)).toBe(errorHtml('failed'))
})
