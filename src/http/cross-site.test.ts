import { expect, test } from 'vitest'
import { isCrossSiteWrite } from './cross-site.ts'

const own = { publicUrl: 'https://news.example', acceptsAnyHost: false }

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

test('reads are allowed from every site', () => {
  expect(isCrossSiteWrite(request('GET', { origin: 'https://evil.example' }), own)).toBe(false)
})

function postedTo(url: string, origin = new URL(url).origin): Request {
  return new Request(`${url}/admin/login`, { method: 'POST', headers: { origin } })
}

test('a rebound host name counts as another site, even if Host and Origin agree', () => {
  expect(isCrossSiteWrite(postedTo('http://evil.example:3000'), own)).toBe(true)
  const trial = { publicUrl: 'http://127.0.0.1:3000', acceptsAnyHost: false }
  expect(isCrossSiteWrite(postedTo('http://evil.example:3000'), trial)).toBe(true)
  expect(isCrossSiteWrite(postedTo('http://127.0.0.1.evil.example:3000'), trial)).toBe(true)
})

test.each(['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://localhost:3000', 'http://192.168.1.7:3000'])(
  'a page opened at %s may write there, whatever PUBLIC_URL is',
  url => {
    expect(isCrossSiteWrite(postedTo(url), own)).toBe(false)
    expect(isCrossSiteWrite(postedTo(url, 'http://localhost:4000'), own)).toBe(true)
  },
)

test('behind a proxy with another host name, PUBLIC_URL decides', () => {
  expect(isCrossSiteWrite(postedTo('http://127.0.0.1:3000', 'https://news.example'), own)).toBe(false)
  expect(isCrossSiteWrite(postedTo('http://inner.example', 'https://news.example'), own)).toBe(false)
})

test('without a configured name any host name is accepted, but only from the same origin', () => {
  const anyName = { publicUrl: 'http://localhost:3000', acceptsAnyHost: true }
  expect(isCrossSiteWrite(postedTo('http://box.lan:3000'), anyName)).toBe(false)
  expect(isCrossSiteWrite(postedTo('http://box.lan:3000', 'http://evil.example'), anyName)).toBe(true)
})
