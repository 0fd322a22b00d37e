import { expect, test } from 'vitest'
import { countBatch, describeRestOfBatch } from './activity-words.ts'
import { recordAddress } from './record-address.ts'

test.each([
  ['news_links', '/admin/news/edit/7'],
  ['feeds', '/admin/feeds/show/7'],
  ['categories', '/admin/categories/edit/7'],
  ['rules', '/admin/queue/rules/edit/7'],
  ['settings', '/admin/settings'],
  ['entries', null],
  ['duplicate_exceptions', null],
] as const)('a record of %s has its page at %s', (table, address) => {
  expect(recordAddress({ table, id: '7' })).toBe(address)
})

test('the records of a batch are counted in words, the leading kind first', () => {
  const counts = [
    { table: 'news_links', count: 1_200 },
    { table: 'entries', count: 1_200 },
  ] as const
  expect(countBatch([...counts], 'en')).toBe('1,200 news links, 1,200 entries')
  expect(describeRestOfBatch('news_links', [...counts], 'en')).toBe('1,199 more news links, 1,200 entries')
  expect(describeRestOfBatch('feeds', [{ table: 'feeds', count: 1 }], 'en')).toBe('')
  expect(describeRestOfBatch('feeds', [{ table: 'feeds', count: 2 }], 'en')).toBe('1 more feed')
})
