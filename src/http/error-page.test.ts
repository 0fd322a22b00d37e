import { expect, test } from 'vitest'
import { type ErrorCode, errorHeaders, errorHtml, errorPage, errorStatus } from './error-page.ts'
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
  'disk-full': 503,
  restoring: 503,
  'many-searches': 503,
  'too-busy': 503,
}
const codes = Object.keys(statuses) as ErrorCode[]

test.each(codes)('%s has its status and is kept by nobody', async code => {
  const response = errorPage(code, security)
  expect(response.status).toBe(statuses[code])
  expect(errorStatus(code)).toBe(statuses[code])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toBe(errorHtml(code))
})

test.each(codes)('%s carries what every answer carries', code => {
  const { headers } = errorPage(code, security)
  for (const [name, value] of security) expect(headers.get(name), name).toBe(value)
})

test.each(codes)('%s says what happened, what to do, and where to go on', code => {
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

test('no two errors say the same', () => {
  expect(new Set(codes.map(code => errorHtml(code))).size).toBe(codes.length)
})

test('what passes by itself says when to come back, and nothing else does', () => {
  for (const code of codes) {
    expect(errorHeaders(code).get('retry-after'), code).toBe(statuses[code] === 503 ? '10' : null)
  }
})

test('an address that can only be read says how', () => {
  expect(errorHeaders('not-allowed').get('allow')).toBe('GET, HEAD')
  expect(errorHeaders('not-found').has('allow')).toBe(false)
})
