import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFetchUrl, portOf } from './fetch-url.ts'

const nothing: ReadonlySet<string> = new Set()

const privateHosts = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '017700000001',
  '127.0.0.1.',
  '0',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '3232235777',
  '100.64.0.1',
  '169.254.169.254',
  '0xA9FEA9FE',
  '0251.0376.0251.0376',
  '224.0.0.1',
  '255.255.255.255',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[ff02::1]',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'ｌｏｃａｌｈｏｓｔ',
  'app.localhost',
  'printer.local',
  'metadata.google.internal',
  'router.home.arpa',
  'nas.lan',
  'metadata',
  'intranet.',
]

test.each(privateHosts)('%s is private without a lookup', host => {
  for (const address of [`http://${host}/`, `https://${host}/feed`, `http://${host}:8080/`]) {
    expect(parseFetchUrl(address, nothing)).toMatchObject({ ok: false, failure: 'private-address' })
  }
})

const badAddresses = [
  ['', 'nothing'],
  ['feed', 'no address'],
  ['//example.com/feed', 'no scheme'],
  ['ftp://example.com/feed', 'another scheme'],
  ['file:///etc/passwd', 'a file'],
  ['gopher://example.com:80/_GET', 'another scheme'],
  ['data:text/xml,<rss/>', 'data'],
  ['javascript:alert(1)', 'a script'],
  ['blob:https://example.com/1', 'a blob'],
  ['feed://example.com/rss', 'the old feed scheme'],
  ['http://user@example.com/', 'a user name'],
  ['http://user:secret@example.com/', 'a password'],
  ['http://:secret@example.com/', 'a password alone'],
  ['http://example.com:22/', 'a blocked port'],
  ['http://example.com:0/', 'port 0'],
  ['https://example.com:25/', 'a blocked port'],
  ['http://example.com:6667/', 'a blocked port'],
  ['http://example.com:65536/', 'a port that does not exist'],
  ['http://exa mple.com/', 'a space in the host'],
  ['http://[::1/', 'half a bracket'],
  ['http://[fe80::1%25eth0]/', 'a zone'],
  ['http://425.510.425.510/', 'numbers that are no address'],
  [`http://example.com/${'a'.repeat(8_192)}`, 'far too long'],
] as const

test.each(badAddresses)('%.40s is refused as an address: %s', address => {
  expect(parseFetchUrl(address, nothing)).toMatchObject({ ok: false, failure: 'bad-address' })
})

test('public addresses pass, without their fragment', () => {
  const parsed = parseFetchUrl('https://www.example.com:8443/feed?a=1#top', nothing)
  expect(parsed.ok && parsed.url.href).toBe('https://www.example.com:8443/feed?a=1')
  expect(parseFetchUrl('http://[2606:4700:4700::1111]/', nothing).ok).toBe(true)
  expect(parseFetchUrl('http://8.8.8.8/', nothing).ok).toBe(true)
  expect(parseFetchUrl('https://हिन्दी.भारत/', nothing).ok).toBe(true)
})

test('an allowed private host passes, but not with a blocked port or a password', () => {
  const allow = new Set(['intranet', '10.0.0.1:8080', '[::1]'])
  expect(parseFetchUrl('http://intranet/feed', allow).ok).toBe(true)
  expect(parseFetchUrl('http://10.0.0.1:8080/feed', allow).ok).toBe(true)
  expect(parseFetchUrl('http://[::1]:3/feed', allow).ok).toBe(true)
  expect(parseFetchUrl('http://10.0.0.1/feed', allow)).toMatchObject({
    ok: false,
    failure: 'private-address',
  })
  expect(parseFetchUrl('http://intranet:22/feed', allow)).toMatchObject({ ok: false, failure: 'bad-address' })
  expect(parseFetchUrl('http://a:b@intranet/feed', allow)).toMatchObject({
    ok: false,
    failure: 'bad-address',
  })
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
