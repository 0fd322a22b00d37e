import { expect, test } from 'vitest'
import { headlinesPerCategory } from './headlines-per-category.ts'

test.each([
  [0, 0],
  [1, 12],
  [5, 12],
  [6, 10],
  [7, 9],
  [12, 5],
  [24, 3],
  [100, 3],
])('%d categories show %d headlines each', (categories, headlines) => {
  expect(headlinesPerCategory(categories)).toBe(headlines)
})
