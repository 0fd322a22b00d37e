import { expect, test } from 'vitest'
import { headlinesPerCategory } from './headlines-per-category.ts'

test.each([
  [0, 0],
  [1, 12],
  [4, 12],
  [5, 11],
  [7, 8],
  [12, 4],
  [24, 3],
  [100, 3],
])('%d categories show %d headlines each', (categories, headlines) => {
  expect(headlinesPerCategory(categories)).toBe(headlines)
})
