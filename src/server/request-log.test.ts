import type { IncomingMessage } from 'node:http'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { loggedPath, logResponse, readRequestId, requestIdHeader } from './request-log.ts'

test('the name that a proxy gave is kept', () => {
  expect(readRequestId({ [requestIdHeader]: 'a1b2c3d4-0001' })).toBe('a1b2c3d4-0001')
})

test.each([undefined, '', 'short', 'a b c d e f', 'x'.repeat(81), '<b>12345678', ['12345678', '12345679']])(
  'another name is given in place of %j',
  given => {
    const read = readRequestId(given === undefined ? {} : { [requestIdHeader]: given as string })
    expect(read).toMatch(/^[\da-f-]{36}$/)
  },
)

test.each([
  ['/search?q=secret', '/search'],
  ['/admin/set-up/1vxpMNp5-x4Gpw', '/admin/set-up/…'],
  ['/admin/set-up/1vxpMNp5.data?x=1', '/admin/set-up/…'],
  ['/newsletter/confirm/1vxpMNp5', '/newsletter/confirm/…'],
  ['/Hi/NewsLetter/leave/1vxpMNp5', '/Hi/NewsLetter/leave/…'],
  ['//admin/set-up/1vxpMNp5', '/admin/set-up/…'],
  ['/newsletter//confirm/1vxpMNp5', '/newsletter/confirm/…'],
  ['/admin%2Fset%2dup/1vxpMNp5', '/admin/set-up/…'],
  ['http://news.example/admin/set-up/1vxpMNp5', '/admin/set-up/…'],
  ['//story/%2F%41', '//story/%2F%41'],
  [`/${'a'.repeat(500)}`, `/${'a'.repeat(199)}`],
  ['/api/v1/links/chowk_AbC-1?x=1', '/api/v1/links/chowk_…'],
  ['', ''],
])('%s is logged as %s', (target, path) => {
  expect(loggedPath(target)).toBe(path)
})

test.each([
  ['/', 200, true],
  ['/health', 200, false],
  ['/health?full=1', 200, false],
  ['/health', 503, true],
])('the answer to %s with %d is logged at the usual level: %s', (url, status, isLogged) => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: line => void lines.push(line) })
  logResponse(log, { request: { method: 'GET', url } as IncomingMessage, status, ms: 1, requestId: 'r-1' })
  expect(lines).toHaveLength(isLogged ? 1 : 0)
  expect(lines.every(line => line.includes('"requestId":"r-1"'))).toBe(true)
})
