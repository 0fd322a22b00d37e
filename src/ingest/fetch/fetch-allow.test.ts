import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property } from '../../../test/support/property.ts'
import {
  isFetchAllowed,
  isHostNamed,
  isPortAllowed,
  parseFetchAllow,
  parseFetchUrl,
  portOf,
} from './fetch-url.ts'

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

const nothing: ReadonlySet<string> = new Set()

const privateHosts = {
  loopback:
    '127.0.0.1 127.1 127.0.1 2130706433 0x7f000001 0x7f.1 0177.0.0.1 017700000001 127.0.0.1. 0 0.0.0.0',
  'a private network': '10.0.0.1 172.16.0.1 192.168.0.1 3232235777 100.64.0.1',
  'metadata of a cloud': '169.254.169.254 0xA9FEA9FE 0251.0376.0251.0376 metadata.google.internal metadata',
  'multicast or broadcast': '224.0.0.1 255.255.255.255 [ff02::1]',
  'another script or encoding': '①②⑦.⓪.⓪.① 127。0。0。1 %31%32%37.0.0.1 ｌｏｃａｌｈｏｓｔ',
  IPv6: '[::] [::1] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::127.0.0.1] [64:ff9b::7f00:1]',
  'IPv6 of a tunnel or a network': '[2002:7f00:1::] [fd00:ec2::254] [fe80::1]',
  'a name inside':
    'localhost LOCALHOST localhost. app.localhost printer.local router.home.arpa nas.lan intranet.',
}

test.each(Object.entries(privateHosts))('%s is private without a lookup: %s', (_what, hosts) => {
  for (const host of hosts.split(' '))
    for (const address of [`http://${host}/`, `https://${host}/feed`, `http://${host}:8080/`])
      expect(parseFetchUrl(address, nothing), address).toMatchObject({ failure: 'private-address' })
})

const badAddresses = {
  'no address': '|feed|//example.com/feed|http://exa mple.com/|http://[::1/|http://425.510.425.510/',
  'another scheme':
    'ftp://example.com/feed|file:///etc/passwd|gopher://example.com:80/_GET|feed://example.com/rss',
  'no server': 'data:text/xml,<rss/>|javascript:alert(1)|blob:https://example.com/1',
  'a user or password':
    'http://user@example.com/|http://user:secret@example.com/|http://:secret@example.com/',
  'a blocked port':
    'http://example.com:22/|http://example.com:0/|https://example.com:25/|http://example.com:6667/',
  'a port that does not exist': 'http://example.com:65536/',
  'a zone': 'http://[fe80::1%25eth0]/',
  'far too long': `http://example.com/${'a'.repeat(8_192)}`,
}

test.each(Object.entries(badAddresses))('%s is refused as an address: %.99s', (_what, addresses) => {
  for (const address of addresses.split('|'))
    expect(parseFetchUrl(address, nothing), address).toMatchObject({ ok: false, failure: 'bad-address' })
})

test('public addresses pass, without their fragment', () => {
  const parsed = parseFetchUrl('https://www.example.com:8443/feed?a=1#top', nothing)
  expect(parsed.ok && parsed.url.href).toBe('https://www.example.com:8443/feed?a=1')
  expect(parseFetchUrl('http://[2606:4700:4700::1111]/', nothing).ok).toBe(true)
  expect(parseFetchUrl('http://8.8.8.8/', nothing).ok).toBe(true)
  expect(parseFetchUrl('https://हिन्दी.भारत/', nothing).ok).toBe(true)
})

test.each([
  ['http://intranet/feed', {}],
  ['http://10.0.0.1:8080/feed', {}],
  ['http://[::1]:3/feed', {}],
  ['http://10.0.0.1/feed', { failure: 'private-address' }],
  ['http://intranet:22/feed', { failure: 'bad-address' }],
  ['http://a:b@intranet/feed', { failure: 'bad-address' }],
])('with some private hosts allowed, %s: %j', (address, outcome) => {
  const allow = new Set(['intranet', '10.0.0.1:8080', '[::1]'])
  expect(parseFetchUrl(address, allow)).toMatchObject({ ok: !('failure' in outcome), ...outcome })
})

test('the port is the written one or the scheme’s', () => {
  expect(portOf(new URL('http://example.com/'))).toBe(80)
  expect(portOf(new URL('https://example.com/'))).toBe(443)
  expect(portOf(new URL('https://example.com:80/'))).toBe(80)
})

test('every accepted address is http or https, without a password or private literal; nothing throws', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.string().map(text => `http://${text}`),
  )
  fc.assert(
    fc.property(anything, text => {
      const parsed = parseFetchUrl(text, nothing)
      if (!parsed.ok) return
      expect(parsed.url.protocol).toMatch(/^https?:$/)
      expect(parsed.url.username + parsed.url.password + parsed.url.hash).toBe('')
      expect(parsed.url.hostname).not.toMatch(/^(?:127|10|0)\.\d+\.\d+\.\d+$|^localhost\.?$/)
    }),
  )
})
