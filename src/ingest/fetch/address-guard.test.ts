import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress, isPublicInNat64, normalAddress } from './address-guard.ts'

const refused = [
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'the end of loopback'],
  ['0.0.0.0', 'this host'],
  ['0.1.2.3', 'this network'],
  ['10.0.0.1', 'private'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.168.1.1', 'private'],
  ['100.64.0.1', 'carrier-grade NAT'],
  ['100.100.100.200', 'Alibaba metadata'],
  ['169.254.169.254', 'metadata'],
  ['169.254.170.2', 'container credentials'],
  ['168.63.129.16', 'Azure wire server'],
  ['192.0.0.192', 'Oracle metadata'],
  ['192.0.2.1', 'documentation'],
  ['192.88.99.1', '6to4 relay'],
  ['198.18.0.1', 'benchmarks'],
  ['198.51.100.1', 'documentation'],
  ['203.0.113.1', 'documentation'],
  ['224.0.0.1', 'multicast'],
  ['239.255.255.250', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::127.0.0.1', 'IPv4-compatible'],
  ['::7f00:1', 'IPv4-compatible in hex'],
  ['::ffff:127.0.0.1', 'IPv4-mapped'],
  ['::ffff:8.8.8.8', 'IPv4-mapped, even of a public address'],
  ['::ffff:0:127.0.0.1', 'IPv4-translated'],
  ['64:ff9b::7f00:1', 'NAT64'],
  ['64:ff9b:1::a00:1', 'local NAT64'],
  ['2002:7f00:1::', '6to4'],
  ['2001::1', 'Teredo'],
  ['2001:db8::1', 'documentation'],
  ['100::1', 'discard'],
  ['fc00::1', 'unique local'],
  ['fd00:ec2::254', 'AWS metadata'],
  ['fd20:ce::254', 'Google metadata'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local with a zone'],
  ['2606:4700:4700::1111%eth0', 'a zone on a public address'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['4000::1', 'not handed out'],
  ['5f00::1', 'segment routing'],
  ['', 'nothing'],
  ['localhost', 'a name'],
  ['127.1', 'a short form'],
  ['8.8.8', 'a short form'],
  ['0177.0.0.1', 'octal'],
  ['[::1]', 'brackets'],
  [' 8.8.8.8', 'a space'],
] as const

test.each(refused)('%s is refused: %s', address => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '49.44.0.1',
  '172.32.0.1',
  '2606:4700:4700::1111',
  '2400:cb00::1',
  '2A00:1450::1',
])('%s is public', address => {
  expect(isPublicAddress(address)).toBe(true)
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
      for (const wrapped of [
        v4,
        `::${v4}`,
        `::ffff:${v4}`,
        `::ffff:${hex}`,
        `64:ff9b::${hex}`,
        `2002:${hex}::1`,
      ]) {
        expect(isPublicAddress(wrapped), wrapped).toBe(false)
      }
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

test('no text throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => !isPublicAddress(text)),
    { seed: 3 },
  )
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
  for (const other of [
    '64:ff9b::7f00:1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::808:808',
    '::808:808',
    '8.8.8.8',
    'x',
  ]) {
    expect(isPublicInNat64(other), other).toBe(false)
  }
})
