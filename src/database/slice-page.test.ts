import { expect, test } from 'vitest'
import { slicePage } from './slice-page.ts'

const keyOf = (row: { id: string; title: string }) => ({ id: row.id })
const rows = ['a', 'b', 'c'].map(id => ({ id, title: `Title ${id}` }))

test('the row beyond the limit is not returned, and the next page continues after the last one that is', () => {
  expect(slicePage(rows, { limit: 2, keyOf })).toEqual({ rows: rows.slice(0, 2), next: { id: 'b' } })
})

test('the last page has no next key, whether full, short or empty', () => {
  for (const limit of [3, 4]) expect(slicePage(rows, { limit, keyOf })).toEqual({ rows, next: null })
  expect(slicePage([], { limit: 2, keyOf })).toEqual({ rows: [], next: null })
})

test('a limit of zero returns no rows', () => {
  expect(slicePage(rows, { limit: 0, keyOf })).toEqual({ rows: [], next: null })
})
