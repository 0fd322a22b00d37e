import type { NetworkInterfaceInfo } from 'node:os'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property } from '../../../test/support/property.ts'
import { createOwnAddresses, isPublicAddress, isPublicInNat64, normalAddress } from './address-guard.ts'

const refused = {
  loopback: '127.0.0.1 127.255.255.254 ::1',
  'this host or network': '0.0.0.0 0.1.2.3 ::',
  private: '10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 fc00::1',
  'carrier-grade NAT': '100.64.0.1',
  'metadata of a cloud':
    '169.254.169.254 169.254.170.2 168.63.129.16 192.0.0.192 100.100.100.200 fd00:ec2::254 fd20:ce::254',
  documentation: '192.0.2.1 198.51.100.1 203.0.113.1 2001:db8::1',
  'for tests, relays or nothing': '192.88.99.1 198.18.0.1 240.0.0.1 100::1 4000::1 5f00::1',
  'multicast or broadcast': '224.0.0.1 239.255.255.250 255.255.255.255 ff02::1',
  'IPv4 inside IPv6, even a public one':
    '::127.0.0.1 ::7f00:1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:0:127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::a00:1 2002:7f00:1:: 2001::1',
  'link- or site-local': 'fe80::1 fec0::1',
  'with a zone': 'fe80::1%eth0 2606:4700:4700::1111%eth0',
  'no address as we write it': 'localhost 127.1 8.8.8 0177.0.0.1 [::1]',
}

test.each(Object.entries(refused))('%s is refused: %s', (_why, addresses) => {
  for (const address of [...addresses.split(' '), '', ' 8.8.8.8']) {
    expect(isPublicAddress(address), address).toBe(false)
  }
})

test('other addresses are public, in any spelling', () => {
  const some = '8.8.8.8 1.1.1.1 49.44.0.1 172.32.0.1 2606:4700:4700::1111 2400:cb00::1 2A00:1450::1'
  for (const address of some.split(' ')) expect(isPublicAddress(address), address).toBe(true)
})

const octet = fc.integer({ min: 0, max: 255 })
const group = fc.integer({ min: 0, max: 0xffff }).map(value => value.toString(16))

test('no private IPv4 address gets through, bare or wrapped in IPv6', () => {
  const prefix = fc.constantFrom('10', '127', '0', '192.168', '169.254', '172.20', '100.64', '224', '255')
  fc.assert(
    fc.property(prefix, fc.array(octet, { minLength: 3, maxLength: 3 }), (start, rest) => {
      const v4 = [...start.split('.'), ...rest].slice(0, 4).join('.')
      const [a = 0, b = 0, c = 0, d = 0] = v4.split('.').map(Number)
      const hex = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
      const wrapped = [`::${v4}`, `::ffff:${v4}`, `::ffff:${hex}`, `64:ff9b::${hex}`, `2002:${hex}::1`]
      expect([v4, ...wrapped].filter(isPublicAddress)).toEqual([])
    }),
    { seed: 3 },
  )
})

test('no IPv6 address outside 2000::/3 gets through', () => {
  const first = fc.integer({ min: 0, max: 0xffff }).filter(value => value < 0x2000 || value > 0x3fff)
  fc.assert(
    fc.property(first, fc.array(group, { minLength: 7, maxLength: 7 }), (start, rest) => {
      expect(isPublicAddress([start.toString(16), ...rest].join(':'))).toBe(false)
    }),
    { seed: 3 },
  )
})

property(fc.string({ unit: 'binary', maxLength: 60 }))('no text throws', text => !isPublicAddress(text), {
  seed: 3,
})

test('two spellings of one address are equal', () => {
  expect(normalAddress('::ffff:127.0.0.1')).toBe(normalAddress('127.0.0.1'))
  expect(normalAddress('2A00:0::1')).toBe(normalAddress('2a00::1'))
  expect(normalAddress('fe80::1%eth0')).toBe(normalAddress('fe80::1'))
})

test('NAT64 addresses are distinguished by the wrapped address, and are never public themselves', () => {
  expect(isPublicInNat64('64:ff9b::808:808')).toBe(true)
  expect(isPublicInNat64('64:ff9b::8.8.8.8')).toBe(true)
  expect(isPublicAddress('64:ff9b::808:808')).toBe(false)
  const others = '64:ff9b::7f00:1 64:ff9b::a9fe:a9fe 64:ff9b:1::808:808 ::808:808 8.8.8.8 x'
  expect(others.split(' ').filter(isPublicInNat64)).toEqual([])
})

function ipv4(address: string): NetworkInterfaceInfo {
  return { address, netmask: '255.255.255.0', family: 'IPv4', mac: '', internal: false, cidr: null }
}

test('the machine knows its own addresses', () => {
  expect(createOwnAddresses()()).toContain('127.0.0.1')
})

test('the addresses of every interface are listed in normal form', () => {
  const interfaces = () => ({ eth0: [ipv4('203.0.113.7'), ipv4('::FFFF:10.0.0.5')], wg0: undefined })
  expect(createOwnAddresses(() => 0, interfaces)()).toEqual(new Set(['203.0.113.7', '10.0.0.5']))
})

test('a new interface is noticed after half a minute', () => {
  let at = 0
  let address = '203.0.113.7'
  const ownAddresses = createOwnAddresses(
    () => at,
    () => ({ eth0: [ipv4(address)] }),
  )
  expect(ownAddresses()).toEqual(new Set(['203.0.113.7']))
  address = '203.0.113.8'
  at = 29_999
  expect(ownAddresses()).toEqual(new Set(['203.0.113.7']))
  at = 30_000
  expect(ownAddresses()).toEqual(new Set(['203.0.113.8']))
  address = '203.0.113.9'
  at = -500_000
  expect(ownAddresses()).toEqual(new Set(['203.0.113.9']))
})

test('while the system does not list the interfaces, the last known addresses count', () => {
  let at = 0
  let isListed = true
  const ownAddresses = createOwnAddresses(
    () => at,
    () => {
      if (!isListed) throw new Error('uv_interface_addresses returned Unknown system error 97')
      return { eth0: [ipv4('203.0.113.7')] }
    },
  )
  ownAddresses()
  isListed = false
  at = 30_000
  expect(ownAddresses()).toEqual(new Set(['203.0.113.7']))
})

test('without any known addresses nothing is fetched', () => {
  const ownAddresses = createOwnAddresses(
    () => 0,
    () => {
      throw new Error('uv_interface_addresses returned Unknown system error 97')
    },
  )
  expect(ownAddresses).toThrow('uv_interface_addresses')
})
