import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property } from '../../../test/support/property.ts'
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

test.each([
  ['intranet.example', 'intranet.example:80 intranet.example:8080', true],
  ['intranet.example', 'a.intranet.example:80 intranet.example.org:80 xintranet.example:80', false],
  ['localhost:8080', 'localhost:8080', true],
  ['localhost:8080', 'localhost:80 localhost:808', false],
  ['127.0.0.1', 'localhost:80', false],
  ['localhost', '127.0.0.1:80', false],
])('the entry %s, for %s: %s', (entry, hosts, isAllowed) => {
  for (const host of hosts.split(' ')) {
    const [hostname = '', port] = host.split(':')
    expect(isFetchAllowed(allowOf(entry), { hostname, port: Number(port) }), host).toBe(isAllowed)
  }
})

test('one host in several spellings is one host', () => {
  const allow = allowOf('LOCALHOST, 127.1:80, [0:0::1]:443, intranet.:8080, FD00:0::1')
  expect(allow).toEqual(new Set(['localhost', '127.0.0.1:80', '[::1]:443', 'intranet:8080', '[fd00::1]']))
  expect(isFetchAllowed(allow, { hostname: 'localhost.', port: 1 })).toBe(true)
  expect(isFetchAllowed(allow, { hostname: '::1', port: 443 })).toBe(true)
  expect(isFetchAllowed(allow, { hostname: '[::1]', port: 443 })).toBe(true)
})

test.each('http://intranet|a b|intranet:0|intranet:65536|intranet:x|a/b|[::1|::1:x|a@b|*'.split('|'))(
  '%s is not accepted as a host',
  entry => {
    expect(parseFetchAllow(`localhost, ${entry}`)).toEqual({ ok: false, entry })
  },
)

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

property(fc.string())(
  'no text throws, and reading the parsed entries again gives the same',
  text => {
    const parsed = parseFetchAllow(text)
    if (parsed.ok) expect(allowOf([...parsed.allow].join(','))).toEqual(parsed.allow)
  },
  { seed: 3 },
)
