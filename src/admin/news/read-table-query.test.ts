import { expect, test } from 'vitest'
import { readTableQuery } from './read-table-query.ts'

test('an address without parameters is the whole table, newest first', () => {
  expect(readTableQuery(new URLSearchParams())).toEqual({
    filter: {
      needle: '',
      address: null,
      categoryId: null,
      source: '',
      featured: false,
      from: null,
      until: null,
    },
    sort: 'newest',
    after: null,
  })
})

test('a typed address is looked up in its canonical form', () => {
  const { filter } = readTableQuery(new URLSearchParams({ q: ' http://www.a.example/story/?utm_source=x ' }))
  expect(filter.address).toBe('https://a.example/story')
})

test('days are whole days in India', () => {
  const { filter } = readTableQuery(new URLSearchParams('from=2026-01-02&until=2026-01-02'))
  expect(filter.from?.toISOString()).toBe('2026-01-01T18:30:00.000Z')
  expect(filter.until?.toISOString()).toBe('2026-01-02T18:30:00.000Z')
})

test.each([
  "category=x' or 1=1",
  'from=2026-13-45',
  'until=yesterday',
  'after=AAAA',
  'sort=title',
  'featured=1',
])('the invalid filter %s is ignored', text => {
  expect(readTableQuery(new URLSearchParams(text))).toEqual(readTableQuery(new URLSearchParams()))
})
