import { expect, test } from 'vitest'
import { publicNetworkOf, readHost } from './host.ts'

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['[::]', '::'],
  ['::1', '::1'],
  ['News.Example.', 'news.example.'],
  ['3com.example', '3com.example'],
  ['localhost', 'localhost'],
])('%s is a host', (text, host) => {
  expect(readHost(text)).toBe(host)
})

test.each(['', '?', 'no host', '300.1.1.1', '1.2.3', '10', 'news.1', '-a.example', 'a..example'])(
  '“%s” is no host',
  text => {
    expect(readHost(text)).toBeUndefined()
  },
)

test.each([
  ['203.0.114.7', '203.0.114'],
  ['2401:4900:1c2b:8::/64', '2401:4900:1c2b'],
  ['2002:cb00:7207:0::/64', '2002:cb00:7207'],
  ['2001:0:4136:e378::/64', '2001:0:4136'],
  ['192.88.99.1', '192.88.99'],
  ['127.0.0.1', null],
  ['10.4.0.2', null],
  ['100.64.0.9', null],
  ['fd00:1:2:3::/64', null],
  ['fe80:0:0:0::/64', null],
  ['0:0:0:0::/64', null],
  ['64:ff9b:0:0::/64', null],
  ['unknown', null],
])('%s on the internet is in the network %s', (address, network) => {
  expect(publicNetworkOf(address)).toBe(network)
})
