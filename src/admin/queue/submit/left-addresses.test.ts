import { expect, test } from 'vitest'
import { leftLines } from './left-addresses.ts'

const added = (address: string) => ({ address, kind: 'added' as const })
const unreadable = (address: string) => ({ address, kind: 'unreadable' as const })

test.each([
  ['https://a.example/1', []],
  ['Read this: https://a.example/1, please', []],
  ['(https://a.example/1)\nhttps://a.example/1।', []],
  ['https://a.example/1 https://a.example/1', []],
  [' \n\n', []],
  // Typed, or lengthened, while the first was on its way.
  ['https://a.example/12', ['https://a.example/12']],
  ['https://a.example/1.html', ['https://a.example/1.html']],
  ['https://a.example/1?page=2', ['https://a.example/1?page=2']],
  ['https://a.example/1 https://b.example/2', ['https://a.example/1 https://b.example/2']],
  ['https://a.example/1 https://a.example/12', ['https://a.example/1 https://a.example/12']],
  ['https://a.example/1\nno address', ['no address']],
])('of %j, once its first address is added, %j is left', (text, left) => {
  expect(leftLines(text, [added('https://a.example/1')])).toEqual(left)
})

test('a line with an address that could not be read stays whole', () => {
  const line = 'https://a.example/1 https://b.example/2'
  const submitted = [added('https://a.example/1'), unreadable('https://b.example/2')]
  expect(leftLines(line, submitted)).toEqual([line])
})
