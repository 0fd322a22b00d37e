import { expect, test } from 'vitest'
import { chooseKeys } from './choose-keys.ts'
import { wordHash } from './word-hash.ts'

test('the keys of an article are its eight rarest words', () => {
  const words = ['police', 'aloshious', ...Array.from({ length: 10 }, (_, n) => `name${n}`)]
  const police = wordHash('police')
  const keys = chooseKeys({ headingRead: words.map(wordHash) }, word => (word === police ? 1 : 9))
  expect(keys).toHaveLength(8)
  expect(keys).toContain(wordHash('aloshious'))
  expect(keys).not.toContain(police)
})
