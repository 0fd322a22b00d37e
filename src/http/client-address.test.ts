import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { openAddressOf, openProxyCheck, readClientAddress, readTrustedProxies } from './client-address.ts'

const isTrusted = readTrustedProxies(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])

test.each([
  ['a stranger is who connects', '203.0.113.5', undefined, '203.0.113.5'],
  ['a stranger cannot claim another address', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['a proxy of ours tells who asked it', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  [
    'what stands left of the first stranger is not believed',
    '10.1.2.3',
    '1.1.1.1, 198.51.100.1',
    '198.51.100.1',
  ],
  ['proxies in a row are passed over', '127.0.0.1', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['a proxy that says nothing is the client', '10.1.2.3', undefined, '10.1.2.3'],
  ['a port is no part of the address', '10.1.2.3', '203.0.113.7:51234', '203.0.113.7'],
  ['nor of an IPv6 one', '10.1.2.3', '1.1.1.1, [2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['brackets alone', '10.1.2.3', '[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['proxies in a row with ports', '10.1.2.3', '198.51.100.1:1, 10.9.9.9:2', '198.51.100.1'],
  ['garbage in the header is not an address', '10.1.2.3', 'localhost; drop table', '10.1.2.3'],
  ['IPv4 in IPv6 is IPv4', '::ffff:10.1.2.3', '::ffff:198.51.100.1', '198.51.100.1'],
  ['an IPv6 network is one client', '2001:db8:1:2:aaaa::1', undefined, '2001:db8:1:2::/64'],
  ['all of its addresses', '2001:db8:1:2:ffff:1:2:3', undefined, '2001:db8:1:2::/64'],
  ['a socket that is gone has none', '', undefined, 'unknown'],
])('%s', (_, remoteAddress, forwardedFor, client) => {
  expect(readClientAddress({ remoteAddress, forwardedFor, isTrusted })).toBe(client)
})

test('without trusted proxies X-Forwarded-For is ignored', () => {
  const options = { remoteAddress: '127.0.0.1', forwardedFor: '198.51.100.1' }
  expect(readClientAddress({ ...options, isTrusted: readTrustedProxies([]) })).toBe('127.0.0.1')
})

test('a range of IPv4 addresses in IPv6 covers them in both spellings', () => {
  const isTrusted = readTrustedProxies(['::ffff:192.168.0.0/112'])
  const addresses = ['192.168.0.9', '::ffff:192.168.255.1', '192.169.0.1', '::1']
  expect(addresses.map(isTrusted)).toEqual([true, true, false, false])
})

test.each([
  ['10.1.2.3', [], true],
  ['8.8.8.8', [], true],
  ['172.18.0.3', ['127.0.0.1'], true],
  ['::ffff:172.18.0.3', ['172.16.0.0/12'], false],
  ['8.8.8.8', ['127.0.0.1'], false],
])(
  'of %s, which forwards requests, the log warns once while %j is trusted: %s',
  (remoteAddress, trusted, warned) => {
    const lines: string[] = []
    const addressOf = openAddressOf(trusted, line => lines.push(line))
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
    for (const headers of [{}, { 'x-forwarded-for': '1.1.1.1' }, { 'x-forwarded-for': '1.1.1.2' }])
      addressOf({ socket, headers })
    expect(lines).toEqual(
      warned
        ? [
            expect.stringContaining(
              `${remoteAddress} forwards requests, but TRUSTED_PROXIES does not name it`,
            ),
          ]
        : [],
    )
  },
)

test.each([
  ['a named proxy without the header, once it is refused', '10.1.2.3', {}, [200, 429, 429], 1],
  ['nothing that is not refused', '10.1.2.3', {}, [200, 403], 0],
  ['no proxy with the header', '10.1.2.3', { 'x-forwarded-for': '1.1.1.1' }, [429], 0],
  ['no stranger', '203.0.113.5', {}, [429], 0],
])('the log warns of %s', (_, remoteAddress, headers, statuses, count) => {
  const lines: string[] = []
  const check = openProxyCheck(['10.0.0.0/8'], line => lines.push(line))
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  for (const status of statuses) check({ status, request: { socket, headers } })
  expect(lines.filter(line => line.includes('10.1.2.3 is named in TRUSTED_PROXIES'))).toHaveLength(count)
})
