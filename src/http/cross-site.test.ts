import { expect, test } from 'vitest'
import { isCrossSiteWrite } from './cross-site.ts'

const own = ['https://news.example']

function request(method: string, headers: Record<string, string>): Request {
  return new Request('https://news.example/admin/news', { method, headers })
}

test.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'https://news.example', 'sec-fetch-site': 'cross-site' }],
  [{ origin: 'http://news.example' }],
])('a write with %j comes from another site', headers => {
  expect(isCrossSiteWrite(request('POST', headers), own)).toBe(true)
  expect(isCrossSiteWrite(request('DELETE', headers), own)).toBe(true)
})

test.each([
  [{}],
  [{ origin: 'https://news.example' }],
  [{ origin: 'https://news.example', 'sec-fetch-site': 'same-origin' }],
  [{ 'sec-fetch-site': 'none' }],
])('a write with %j is our own', headers => {
  expect(isCrossSiteWrite(request('POST', headers), own)).toBe(false)
})

test('reading is open to links from everywhere', () => {
  expect(isCrossSiteWrite(request('GET', { origin: 'https://evil.example' }), own)).toBe(false)
})
