import { expect, test } from 'vitest'
import { secure, securityHeadersFor, withAds, withNonce, withStyle } from './security-headers.ts'

const plain = securityHeadersFor('http://127.0.0.1:3000')
const https = securityHeadersFor('https://chowk.example')

const headerOf = (security: typeof plain, name: string) => new Map(security).get(name)
const policyOf = (security: typeof plain) =>
  new Map(
    (headerOf(security, 'Content-Security-Policy') ?? '').split('; ').map(rule => {
      const [name = '', ...sources] = rule.split(' ')
      return [name, sources]
    }),
  )

const strict = {
  'default-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
}

test.each([
  ['a public page', https],
  ['a page with a nonce', withNonce(https, 'abc')],
  ['a page with advertisements', withAds(https)],
  ['a page with its rules inside', withStyle(https, "'sha256-abc='")],
])('the policy of %s allows nothing that it does not need', (_name, security) => {
  const policy = policyOf(security)
  for (const [rule, sources] of Object.entries(strict)) expect(policy.get(rule), rule).toEqual(sources)
  expect(headerOf(security, 'X-Content-Type-Options')).toBe('nosniff')
  expect(headerOf(security, 'Referrer-Policy')).toBe('strict-origin-when-cross-origin')
})

test('a public page runs only scripts from our own files, and shows only pictures from our own server', () => {
  const policy = policyOf(https)
  expect(policy.has('script-src')).toBe(false)
  expect(policy.has('style-src')).toBe(false)
  expect(policy.get('img-src')).toEqual(["'self'", 'data:'])
})

test('no policy lets an inline script run without its nonce, or text become a script', () => {
  for (const security of [https, withNonce(https, 'abc'), withAds(https)]) {
    const policy = policyOf(security)
    const scripts = policy.get('script-src') ?? policy.get('default-src') ?? []
    const open = /^('unsafe-inline'|'unsafe-eval'|'strict-dynamic'|\*|https:|data:|blob:)$/
    expect(scripts.filter(source => open.test(source))).toEqual([])
  }
})

test('the nonce of one page is in its policy and in no other', () => {
  expect(policyOf(withNonce(https, 'abc')).get('script-src')).toEqual(["'self'", "'nonce-abc'"])
  expect(policyOf(withNonce(https, 'def')).get('script-src')).toEqual(["'self'", "'nonce-def'"])
  expect(headerOf(https, 'Content-Security-Policy')).not.toContain('nonce')
})

test('inline CSS is allowed only by its digest', () => {
  for (const security of [https, withAds(https)]) {
    const policy = policyOf(withStyle(security, "'sha256-abc='"))
    expect(policy.get('style-src')).toEqual(["'self'", "'sha256-abc='"])
    expect(policy.get('script-src')).toEqual(policyOf(security).get('script-src'))
    expect(policy.get('style-src-attr')).toEqual(policyOf(security).get('style-src-attr'))
  }
})

test('advertisements may come only from their family of hosts, by https', () => {
  const policy = policyOf(withAds(https))
  const sources = ['script-src', 'frame-src', 'img-src', 'connect-src'].flatMap(
    rule => policy.get(rule) ?? [],
  )
  const foreign = sources.filter(source => !/^('self'|data:)$/.test(source))
  expect(foreign.length).toBeGreaterThan(0)
  for (const source of foreign) expect(source).toMatch(/^https:\/\/[a-z.*]+\.[a-z]+$/)
})

test('*.google.com is no source of scripts: some of its addresses respond with a script of the caller’s choice', () => {
  expect(policyOf(withAds(https)).get('script-src')).not.toContain('https://*.google.com')
})

test('only a site with https sends Strict-Transport-Security', () => {
  expect(headerOf(https, 'Strict-Transport-Security')).toBe('max-age=31536000')
  expect(headerOf(plain, 'Strict-Transport-Security')).toBeUndefined()
})

test('every other header stays when the policy changes', () => {
  const others = (security: typeof plain) => security.filter(([name]) => name !== 'Content-Security-Policy')
  expect(others(withNonce(https, 'abc'))).toEqual(others(https))
  expect(others(withAds(https))).toEqual(others(https))
})

test('headers that a response sets stay, and missing ones are added', () => {
  const headers = secure(new Headers({ 'referrer-policy': 'no-referrer', 'x-own': '1' }), https)
  expect(headers.get('Referrer-Policy')).toBe('no-referrer')
  expect(headers.get('X-Own')).toBe('1')
  for (const [name] of https) expect(headers.has(name), name).toBe(true)
})
