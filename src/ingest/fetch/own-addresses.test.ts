import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { createOwnAddresses } from './own-addresses.ts'

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
