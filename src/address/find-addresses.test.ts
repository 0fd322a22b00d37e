import { expect, test } from 'vitest'
import { findAddresses } from './find-addresses.ts'

const address = 'https://outlet.example/ferry'

test.each([
  [`The ferry is back ${address}.`, [address]],
  [`The ferry is back (${address})`, [address]],
  [`[ferry](${address}).`, [address]],
  [`see ${address}, and call me`, [address]],
  [`“${address}”`, [address]],
  [`‘${address}’,`, [address]],
  [`फेरी लौटी ${address}। पूरी खबर`, [address]],
  [`फेरी लौटी ${address}।पूरी खबर`, [address]],
  [`کشتی واپس ${address}۔ ${address}/2؟`, [address, `${address}/2`]],
  [`フェリー（${address}）。`, [address]],
  [`Look: ${address}?!…`, [address]],
  [`${address}/ and HTTPS://b.example/c`, [`${address}/`, 'HTTPS://b.example/c']],
  ['https://wiki.example/Ferry_(boat)', ['https://wiki.example/Ferry_(boat)']],
  ['(https://wiki.example/Ferry_(boat))', ['https://wiki.example/Ferry_(boat)']],
  ['https://a.example/x?a=1&b=2#c', ['https://a.example/x?a=1&b=2#c']],
  ['https://a.example/हिंदी-समाचार', ['https://a.example/हिंदी-समाचार']],
  ['no address: outlet.example, http://', []],
])('%s', (text, expected) => {
  expect(findAddresses(text)).toEqual(expected)
})

test('a long run of marks is trimmed in no time', () => {
  expect(findAddresses(`${address}${'.'.repeat(3_000)}`)).toEqual([address])
  expect(findAddresses(`${address}${')'.repeat(3_000)}`)).toEqual([address])
})
