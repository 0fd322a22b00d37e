import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inTexts } from '../../../../test/support/in-pieces.ts'
import { property } from '../../../../test/support/property.ts'
import { exchangeColumns, exchangeOf, exchangeTables } from '../../../domain/exchange/exchange-table.ts'
import { detectFormat, findLists, readColumns, unknownShownMax } from './recognise-file.ts'

test.each([
  ['[{"title": "A"}]', { kind: 'json', path: '$.*' }],
  [' \n[', { kind: 'json', path: '$.*' }],
  ['{ "news_links" : [{', { kind: 'json', path: '$.news_links.*' }],
  ['{"exportedAt": "[{", "news_links": [ {', { kind: 'json', path: '$.news_links.*' }],
  ['{"categories": [], "at": {"x": [{}]}, "news_links": [{"title', { kind: 'json', path: '$.news_links.*' }],
  ['{"authors": [{}], "news_links": [{}], "next": null}', { kind: 'json', path: '$.news_links.*' }],
  ['{"date": "2026-11-30", "count": 1, "results": [{"a": "', { kind: 'json', path: '$.results.*' }],
  ['{"categories": []}', { kind: 'json', path: '$.categories.*' }],
  ['{"title": "A", "url": "B", "categories": [{"name": "C"}]}', { kind: 'json-lines' }],
  ['{"title": "A", "url": "B"}\n{"title"', { kind: 'json-lines' }],
  ['{"title": "[a]: b"}', { kind: 'json-lines' }],
  ['{', { kind: 'json-lines' }],
  [' \n\uFEFF[', { kind: 'json', path: '$.*' }],
])('%j is JSON', (head, format) => {
  expect(detectFormat(head)).toEqual(format)
})

test.each([
  ['title,url,source\nA;B;C;D', ','],
  ['title;url;source\r\nA, b,c;d', ';'],
  ['"title"\t"url"\t"source"', '\t'],
  ['Source Icon URL|url|category', '|'],
  ['Mood; title, url, a, b', ','],
  ['"title";"url"\n1,2,3,4,5', ';'],
  ['Nashik, Pune, Mumbai\n\nHeadline;Link;Publisher', ';'],
  ['News of Nashik;;\nHeadline;Link;Publisher', ';'],
  ['title', ','],
  ['', ','],
])('%j is a table separated by %j', (head, delimiter) => {
  expect(detectFormat(head)).toEqual({ kind: 'csv', delimiter })
})

test('XML and web pages are no tables', () => {
  for (const head of ['<?xml version="1.0"?><rss>', ' \n<opml>', '<!DOCTYPE html>'])
    expect(detectFormat(head)).toEqual({ kind: 'markup' })
})

test('rows below the header do not affect the delimiter', () => {
  expect(detectFormat('title,url\r;title;url;source;category')).toMatchObject({ delimiter: ',' })
})

property(fc.string({ unit: 'binary' }))('any beginning of a file is given a format', head =>
  /^(csv|json|json-lines|markup)$/.test(detectFormat(head).kind),
)

const find = (text: string, length?: number) => findLists(inTexts(text, length))

test.each([3, 7, 1_000])(
  'the lists of a dump are found in import order, reading %d letters at a time',
  async length => {
    const dump =
      '{"exported": 1, "news_links": [{"title": "x"}],\n"site_links" : [ {}], "categories":[{"name":"y"}]}'
    expect(await find(dump, length)).toEqual(['categories', 'news_links', 'site_links'])
  },
)

test.each([
  ['[{"news_links": [{"a": 1}]}]'],
  ['{"title": "the text \\"categories\\": [{ is none"}'],
  ['{"title": "x", "categories": ["politics"]}\n{"title": "y", "categories": []}'],
  ['title,"categories": [{\n'],
  [''],
])('%s contains no named lists', async text => {
  expect(await find(text)).toEqual([])
})

test('a list without records does not count', async () => {
  expect(await find('{"categories": [], "news_links": [{"title": "x"}]}')).toEqual(['news_links'])
})

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
