import { expect, test } from 'vitest'
import { columnNameOf, readExchangeTable } from './exchange-table.ts'

test.each([
  ['source_icon_url', 'source_icon_url'],
  ['sourceIconUrl', 'source_icon_url'],
  ['Source Icon URL', 'source_icon_url'],
  ['\uFEFFid', 'id'],
  [' PublishedAt ', 'published_at'],
  ['order', 'order_num'],
  ['order_num', 'order_num'],
  ['orderNum', 'order_num'],
])('the column %j is %s', (head, name) => {
  expect(columnNameOf(head)).toBe(name)
})

test('only the three tables of the specification can be exported and imported', () => {
  expect(readExchangeTable('news_links')).toBe('news_links')
  for (const name of ['accounts', 'sessions', 'News_links', '', 'constructor'])
    expect(readExchangeTable(name)).toBeNull()
})
