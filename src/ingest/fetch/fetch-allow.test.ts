import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFetchAllowed, isHostNamed, isPortAllowed, parseFetchAllow } from './fetch-allow.ts'

function allowOf(text: string): ReadonlySet<string> {
  const parsed = parseFetchAllow(text)
  if (!parsed.ok) throw new Error(parsed.entry)
  return parsed.allow
}

test('an empty list allows nothing', () => {
  expect(allowOf('')).toEqual(new Set())
  expect(allowOf(' , ,')).toEqual(new Set())
  expect(isFetchAllowed(allowOf(''), { hostname: 'localhost', port: 80 })).toBe(false)
})

test('a host without a port allows every port of exactly this host', () => {
  const allow = allowOf('intranet.example')
  expect(isFetchAllowed(allow, { hostname: 'intranet.example', port: 80 })).toBe(true)
  expect(isFetchAllowed(allow, { hostname: 'intranet.example', port: 8080 })).toBe(true)
  expect(isFetchAllowed(allow, { hostname: 'a.intranet.example', port: 80 })).toBe(false)
  expect(isFetchAllowed(allow, { hostname: 'intranet.example.org', port: 80 })).toBe(false)
  expect(isFetchAllowed(allow, { hostname: 'xintranet.example', port: 80 })).toBe(false)
})

test('a host with a port allows that port only', () => {
  const allow = allowOf('localhost:8080')
  expect(isFetchAllowed(allow, { hostname: 'localhost', port: 8080 })).toBe(true)
  expect(isFetchAllowed(allow, { hostname: 'localhost', port: 80 })).toBe(false)
  expect(isFetchAllowed(allow, { hostname: 'localhost', port: 808 })).toBe(false)
})

test('one host in several spellings is one host', () => {
  const allow = allowOf('LOCALHOST, 127.1:80, [0:0::1]:443, intranet.:8080, FD00:0::1')
  expect(allow).toEqual(new Set(['localhost', '127.0.0.1:80', '[::1]:443', 'intranet:8080', '[fd00::1]']))
  expect(isFetchAllowed(allow, { hostname: 'localhost.', port: 1 })).toBe(true)
  expect(isFetchAllowed(allow, { hostname: '::1', port: 443 })).toBe(true)
  expect(isFetchAllowed(allow, { hostname: '[::1]', port: 443 })).toBe(true)
})

test('an address does not allow the names that resolve to it, nor a name its address', () => {
  expect(isFetchAllowed(allowOf('127.0.0.1'), { hostname: 'localhost', port: 80 })).toBe(false)
  expect(isFetchAllowed(allowOf('localhost'), { hostname: '127.0.0.1', port: 80 })).toBe(false)
})

test.each([
  'http://intranet',
  'a b',
  'intranet:0',
  'intranet:65536',
  'intranet:x',
  'a/b',
  '[::1',
  '::1:x',
  'a@b',
  '*',
])('%s is not accepted as a host', entry => {
  expect(parseFetchAllow(`localhost, ${entry}`)).toEqual({ ok: false, entry })
})

test('isPortAllowed requires the port to be named', () => {
  const allow = allowOf('localhost, 10.0.0.1:3000')
  expect(isPortAllowed(allow, { hostname: 'localhost', port: 3000 })).toBe(false)
  expect(isPortAllowed(allow, { hostname: '10.0.0.1', port: 3000 })).toBe(true)
})

test('isHostNamed ignores the port', () => {
  const allow = allowOf('localhost, intranet:3000')
  expect(isHostNamed(allow, 'intranet')).toBe(true)
  expect(isHostNamed(allow, 'localhost')).toBe(true)
  expect(isHostNamed(allow, 'intra')).toBe(false)
})

test('no text throws, and reading the parsed entries again gives the same', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const parsed = parseFetchAllow(text)
      if (parsed.ok) expect(allowOf([...parsed.allow].join(','))).toEqual(parsed.allow)
    }),
    { seed: 3 },
  )
})
