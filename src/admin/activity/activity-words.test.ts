import { expect, test } from 'vitest'
import { recordAddress } from './activity-words.ts'

test.each([
  ['news_links', '/admin/news/edit/7'],
  ['feeds', '/admin/feeds/show/7'],
  ['rules', '/admin/queue/rules/edit/7'],
  ['settings', '/admin/settings'],
  ['entries', null],
  ['duplicate_exceptions', null],
] as const)('a record of %s stands at %s', (table, address) => {
  expect(recordAddress({ table, id: '7' })).toBe(address)
})
