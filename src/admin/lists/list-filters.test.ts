import { expect, test } from 'vitest'
import { nextSearch } from './list-filters.tsx'

test('the next page has the same filters and another key', () => {
  const shown = new URLSearchParams('q=rain%20%26%20sun&after=before')
  expect(nextSearch(shown, 'key')).toBe('?q=rain+%26+sun&after=key')
  expect(shown.get('after')).toBe('before')
})

test('after the last page there is no next page', () => {
  expect(nextSearch(new URLSearchParams('q=rain'), null)).toBeNull()
})
