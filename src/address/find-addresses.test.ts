import { expect, test } from 'vitest'
import { completeAddress, findAddresses } from './find-addresses.ts'

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
  [`「${address}」を読む。${address}/2、次`, [address, `${address}/2`]],
  [`_${address}_ ~~${address}/2~~ \`${address}/3\``, [address, `${address}/2`, `${address}/3`]],
  ['https://video.example/aBc_', ['https://video.example/aBc_']],
  [`${address}—the ferry is back`, [address]],
  [`\u200f${address}\u200fکشتی`, [address]],
  [`${address}\u200b`, [address]],
  [`${address}/ and HTTPS://b.example/c`, [`${address}/`, 'HTTPS://b.example/c']],
  ['https://wiki.example/Ferry_(boat)', ['https://wiki.example/Ferry_(boat)']],
  ['(https://wiki.example/Ferry_(boat))', ['https://wiki.example/Ferry_(boat)']],
  ['https://a.example/x?a=1&b=2#c', ['https://a.example/x?a=1&b=2#c']],
  ['https://a.example/हिंदी-समाचार', ['https://a.example/हिंदी-समाचार']],
  ["https://a.example/it's-here", ["https://a.example/it's-here"]],
  ["https://a.example's and https://b.example/x’s story", ['https://a.example', 'https://b.example/x']],
  ['https://a.example/it’s-here.', ['https://a.example/it’s-here']],
  [`'${address}', '${address}/2'`, [address, `${address}/2`]],
  [`['${address}','${address}/2']`, [address, `${address}/2`]],
  [`the outlets' '${address}'s`, [address]],
  [`${address},${address}/2;${address}/3`, [address, `${address}/2`, `${address}/3`]],
  ['https://a.example/1,2;3', ['https://a.example/1,2;3']],
  ['no address: outlet.example, http://', []],
])('%s', (text, expected) => {
  expect(findAddresses(text)).toEqual(expected)
})

test('a long run of marks is trimmed in no time', () => {
  expect(findAddresses(`${address}${'.'.repeat(3_000)}`)).toEqual([address])
  expect(findAddresses(`${address}${')'.repeat(3_000)}`)).toEqual([address])
  expect(findAddresses(`${address}${'（'.repeat(1_900)}${'）'.repeat(2_000)} `.repeat(60))).toHaveLength(1)
  expect(completeAddress(`${address}${']'.repeat(1_000_000)}`)).toBe(address)
})

test.each([
  ['outlet.example', 'https://outlet.example'],
  [' outlet.example/rss, ', 'https://outlet.example/rss'],
  ['खबर.भारत/rss।', 'https://खबर.भारत/rss'],
  ['outlet.example:8080/rss', 'https://outlet.example:8080/rss'],
  ['http://outlet.example/rss.', 'http://outlet.example/rss'],
  ['https://outlet.example/rss_(all)', 'https://outlet.example/rss_(all)'],
  ['feed:https://outlet.example/', 'feed:https://outlet.example/'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['//outlet.example/rss', 'https://outlet.example/rss'],
  ['\u200eoutlet.example/rss\u200e', 'https://outlet.example/rss'],
  ['“outlet.example/a”.', 'https://outlet.example/a'],
  ['<https://outlet.example/a>', 'https://outlet.example/a'],
  ['nonsense', 'nonsense'],
  ['', ''],
])('the typed address %j is %j', (typed, address) => {
  expect(completeAddress(typed)).toBe(address)
})
