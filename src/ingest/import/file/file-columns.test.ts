import { expect, test } from 'vitest'
import { exchangeColumns, exchangeOf, exchangeTables } from '../../../domain/exchange/exchange-table.ts'
import { readColumns, unknownShownMax } from './file-columns.ts'

test.each(exchangeTables)('our own header for %s is recognised', table => {
  const columns = readColumns([...exchangeColumns(table)])
  expect(columns).toMatchObject({ table, isOurs: true, unknown: [], missing: [] })
  expect(columns.names).toEqual(exchangeColumns(table))
})

test.each(exchangeTables)(
  'an export of %s from before a column was added, wherever, is recognised as ours',
  table => {
    const columns = exchangeColumns(table)
    const always = ['id', 'created_at', 'updated_at', ...exchangeOf(table).required]
    for (const later of columns)
      expect(readColumns(columns.filter(name => name !== later))).toMatchObject({
        isOurs: !always.includes(later),
      })
    expect(readColumns([...columns, 'mood']).isOurs).toBe(false)
  },
)

test.each([
  [['\uFEFFTitle', ' URL ', 'Source', 'Category', 'Published-At'], 'news_links'],
  [['name', 'slug'], 'categories'],
  [['Type', 'content', 'title'], 'site_links'],
  [['id', 'title', 'created_at', 'order'], 'categories'],
  [['Link', 'Headline', 'Publisher', 'Section', 'Date'], 'news_links'],
  [['Headline', 'Link', 'Publisher', 'Section', 'Content'], 'news_links'],
  [['name', 'slug', 'link'], 'categories'],
  [['id', 'title', 'updatedAt'], null],
  [[], null],
])('%j are the columns of %s', (heads, table) => {
  expect(readColumns(heads).table).toBe(table)
})

test('heads of spreadsheets are read as our columns, unless a file has those too', () => {
  const names = ['url', 'title', 'source', 'category', 'published_at', 'description']
  for (const heads of ['Link,Headline,Publisher,Section,Date,Summary', 'लिंक,शीर्षक,स्रोत,श्रेणी,तारीख,सारांश'])
    expect(readColumns(heads.split(','))).toMatchObject({ names, unknown: [], missing: [], isOurs: false })
  expect(readColumns(['Link', 'url', 'title'])).toMatchObject({
    names: [null, 'url', 'title'],
    unknown: ['Link'],
  })
})

test('a given table is not guessed', () => {
  expect(readColumns(['title', 'url'], 'site_links')).toMatchObject({
    table: 'site_links',
    names: ['title', null],
    unknown: ['url'],
    missing: ['type', 'content'],
  })
})

test('unknown columns are reported, unnamed ones are not', () => {
  expect(readColumns(['sourceIconUrl', ' Mood ', '', 'url', 'constructor'])).toMatchObject({
    names: ['source_icon_url', null, null, 'url', null],
    unknown: ['Mood', 'constructor'],
    missing: ['title', 'source', 'category'],
  })
})

test('of two columns with the same name, the first counts, and the other is reported', () => {
  expect(readColumns(['url', 'Url', 'title'])).toMatchObject({
    names: ['url', null, 'title'],
    unknown: ['Url'],
  })
})

test('a file of another kind does not fill the page with its columns', () => {
  const { unknown } = readColumns(Array.from({ length: 100 }, (_, n) => `${n} `.repeat(100)))
  expect(unknown).toHaveLength(unknownShownMax)
  expect(Math.max(...unknown.map(name => name.length))).toBeLessThanOrEqual(60)
})
