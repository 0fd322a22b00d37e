import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createKeyIndex } from './key-index.ts'

const day = 5 * 2 ** 32
const all = { max: 12, least: 0 }

test('places are found by the weights of their shared keys, the newest first among equals', () => {
  const index = createKeyIndex()
  index.put('one', [day + 1, day + 2])
  index.put('two', [day + 2, day + 3])
  index.put('three', [day + 2])
  index.put('another day', [1, 2, 3])
  const asked = [[day + 2, 1] as const, [day + 1, 5] as const]
  expect(index.near(asked, all)).toEqual(['one', 'three', 'two'])
  expect(index.near(asked, { max: 1, least: 0 })).toEqual(['one'])
  expect(index.near(asked, { max: 12, least: 2 })).toEqual(['one'])
})

test('a renamed or removed place is not found by its old keys', () => {
  const index = createKeyIndex()
  index.put('one', [1, 2])
  index.put('one', [3])
  index.put('two', [2])
  index.remove('two')
  expect([index.near([[2, 1]], all), index.near([[3, 1]], all)]).toEqual([[], ['one']])
})

test('only the newest places under a flooded key are read', () => {
  const index = createKeyIndex()
  for (let n = 0; n < 50_000; n++) index.put(`${n}`, [7, 1000 + n])
  expect(index.near([[7, 1]], { max: 2, least: 0 })).toEqual(['49999', '49998'])
  expect(index.near([[1005, 1]], all)).toEqual(['5'])
})

test('the index returns the same places as comparing each of them', () => {
  const keys = fc.uniqueArray(fc.integer({ min: -3, max: 30 }).map(key => key * 2 ** 31))
  fc.assert(
    fc.property(fc.array(keys, { maxLength: 40 }), keys, (places, asked) => {
      const index = createKeyIndex()
      for (const [n, place] of places.entries()) index.put(`${n}`, place)
      const found = index.near(
        asked.map(key => [key, 1]),
        { max: 100, least: 0 },
      )
      const shared = (id: number) => places[id]?.filter(key => asked.includes(key)).length ?? 0
      const expected = places
        .map((_, id) => id)
        .filter(id => shared(id) > 0)
        .toSorted((a, b) => shared(b) - shared(a) || b - a)
      expect(found.map(Number)).toEqual(expected)
    }),
  )
})
