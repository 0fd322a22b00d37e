import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTextKey, writeTextKey } from './text-key.ts'

test('a key is read back unchanged, in any script', () => {
  for (const pair of [
    ['The Hindu', 'https://a.example/'],
    ['दैनिक', ''],
    ['', ''],
  ] as [string, string][]) {
    expect(readTextKey(writeTextKey(pair))).toEqual(pair)
  }
})

test('an invalid key means the first page', () => {
  for (const text of [null, '', 'x', 'W10', writeTextKey(['a\0', 'b'])]) expect(readTextKey(text)).toBeNull()
  fc.assert(fc.property(fc.string(), text => void readTextKey(text)))
})
