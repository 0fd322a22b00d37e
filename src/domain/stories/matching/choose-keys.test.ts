import { expect, test } from 'vitest'
import { chooseKeys } from './choose-keys.ts'

test('an article is looked for by its eight rarest words', () => {
  const words = ['police', 'aloshious', ...Array.from({ length: 10 }, (_, n) => `name${n}`)]
  const keys = chooseKeys(words, stem => (stem === 'police' ? 1 : 9))
  expect(keys).toHaveLength(8)
  expect(keys).toContain('aloshious')
  expect(keys).not.toContain('police')
})
