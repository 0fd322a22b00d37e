import { expect, test } from 'vitest'
import { resultCount } from './search-results.tsx'

test.each([
  [0, false, '0 articles found'],
  [1, false, '1 articles found'],
  [9_999, false, '9,999 articles found'],
  [10_000, false, '10,000 articles found'],
  [10_000, true, '10,000+ articles found'],
])('%d found, capped: %s, reads "%s"', (total, capped, text) => {
  expect(resultCount({ total, capped }, 'en')).toBe(text)
})
