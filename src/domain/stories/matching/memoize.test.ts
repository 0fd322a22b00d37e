import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

test('each word is computed once', () => {
  const asked: string[] = []
  const lengthOf = memoize(word => asked.push(word) && word.length)
  expect([lengthOf('budget'), lengthOf('budget'), lengthOf('rain')]).toEqual([6, 6, 4])
  expect(asked).toEqual(['budget', 'rain'])
})

test('a flood of made-up words does not fill the memory, and a frequently used word stays', () => {
  const asked = new Map<string, number>()
  const note = memoize(word => asked.set(word, (asked.get(word) ?? 0) + 1).size)
  for (let n = 0; n < 50_000; n++) {
    note(`word${n}`)
    note('often')
  }
  note('word1')
  expect([asked.get('word1'), asked.get('often')]).toEqual([2, 1])
})

test('a long text is not cached', () => {
  const asked: string[] = []
  const lengthOf = memoize(text => asked.push(text) && text.length, { max: 10, lengthMax: 5 })
  lengthOf('a long one')
  lengthOf('a long one')
  lengthOf('short')
  lengthOf('short')
  expect(asked).toEqual(['a long one', 'a long one', 'short'])
})
