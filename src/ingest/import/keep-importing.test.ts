import { expect, test } from 'vitest'
import { pauseMsAfter } from './keep-importing.ts'

test('a worker looks for imports every second, and less and less often while it meets nothing but errors', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(pauseMsAfter)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ])
  expect(pauseMsAfter(5_000)).toBe(30_000)
})
