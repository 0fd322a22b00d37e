import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { exchangeColumns, exchangeOf, exchangeTables } from '../../../domain/exchange/exchange-table.ts'
import { detectFormat } from '../file/detect-format.ts'
import { readColumns, unknownShownMax } from '../file/file-columns.ts'
import { formValue, problemsOf, readFlag, textOf } from './row-fields.ts'

test.each([
  [' a b ', 'a b'],
  ['a\0b', 'ab'],
  [12, '12'],
  [0, '0'],
  [false, 'false'],
  [null, ''],
  [undefined, ''],
  [['a'], ''],
  [{ a: 1 }, ''],
])('the value %j is the text %j', (value, text) => {
  expect(textOf(value)).toBe(text)
})

test('a list or an object is left for the schema of the form to refuse', () => {
  expect(formValue(['a'])).toEqual(['a'])
  expect(formValue({ a: 1 })).toEqual({ a: 1 })
  expect([formValue(null), formValue(7), formValue(' x ')]).toEqual(['', '7', 'x'])
})

test.each([true, 't', 'T', 'TRUE', 'true', 1, '1', 'yes', ' on '])('%j is true', value => {
  expect(readFlag(value)).toBe(true)
})

test.each([false, 'f', 'FALSE', 0, '0', 'no', 'off', '', null, undefined])('%j is false', value => {
  expect(readFlag(value)).toBe(false)
})

test.each(['maybe', 2, '10', 'wahr', 'null'])('%j is neither', value => {
  expect(readFlag(value)).toBeNull()
})

test('a problem is reported with the column’s name in the file', () => {
  const schema = z.object({ imageUrl: z.string('bad-url') })
  const parsed = schema.safeParse({ imageUrl: 7 })
  if (parsed.success) throw new Error('7 is no text')
  expect(problemsOf(parsed.error)).toEqual([{ code: 'field', column: 'image_url', problem: 'bad-url' }])
})

test('of several problems of a column, the first is reported', () => {
  const schema = z.object({ title: z.string().check(z.minLength(5, 'too-short'), z.startsWith('A', 'no-a')) })
  const { error } = schema.safeParse({ title: 'b' })
  expect(problemsOf(error).map(({ problem }) => problem)).toEqual(['too-short'])
})

test.each(exchangeTables)('our own export of %s is recognised as ours', table => {
  expect(readColumns([...exchangeColumns(table)])).toEqual({
    table,
    names: exchangeColumns(table),
    unknown: [],
    missing: [],
    isOurs: true,
  })
})

test.each(exchangeTables)('a file of %s is recognised by its required columns, in any order', table => {
  const { table: found, missing, isOurs } = readColumns(exchangeOf(table).required.toReversed())
  expect([found, missing, isOurs]).toEqual([table, [], false])
})

test('columns are recognised in any spelling', () => {
  expect(
    readColumns(['\uFEFFTitle', ' URL ', 'Source', 'Category', 'Source Icon URL', 'imageUrl', 'Published-At'])
      .names,
  ).toEqual([...['title', 'url', 'source', 'category', 'source_icon_url', 'image_url', 'published_at']])
})

test('of two columns with the same name, the first counts', () => {
  expect(readColumns(['url', 'URL', 'title']).names).toEqual(['url', null, 'title'])
})

test('unknown and missing columns are named', () => {
  const { names, unknown, missing } = readColumns(['title', 'url', 'Colour of the page'])
  expect(names).toEqual(['title', 'url', null])
  expect(unknown).toEqual(['Colour of the page'])
  expect(missing).toEqual(['source', 'category'])
})

test('titles and times alone do not identify a table', () => {
  expect(readColumns(['id', 'title', 'created_at']).table).toBeNull()
  expect(readColumns([]).table).toBeNull()
})

test('a given table is not guessed', () => {
  expect(readColumns(['name', 'slug'], 'news_links')).toMatchObject({
    table: 'news_links',
    names: [null, null],
  })
})

test('a file of another kind does not fill the page with its text', () => {
  const { unknown } = readColumns(Array.from({ length: 999 }, (_, n) => `${n} ${'x'.repeat(500)}`))
  expect(unknown).toHaveLength(unknownShownMax)
  expect(unknown.every(head => head.length <= 60)).toBe(true)
})

test.each([
  ['title,url\n', ','],
  ['title;url\n', ';'],
  ['title\turl\r\n', '\t'],
  ['title|url\r', '|'],
  ['"title";"url"\n1,2,3,4,5', ';'],
  ['Title; Published, at; url\n', ';'],
  ['one column', ','],
  ['', ','],
])('the header %j is separated by %j', (head, delimiter) => {
  expect(detectFormat(head)).toEqual({ kind: 'csv', delimiter })
})

test.each([
  ['[{"title": "x"}]', { kind: 'json', path: '$.*' }],
  [' \n\uFEFF[', { kind: 'json', path: '$.*' }],
  ['{"news_links": [', { kind: 'json', path: '$.news_links.*' }],
  ['{\n  "categories" : [', { kind: 'json', path: '$.categories.*' }],
  ['{"title": "x"}\n{"title": "y"}', { kind: 'json-lines' }],
])('a file beginning with %j is recognised, whatever its name', (head, format) => {
  expect(detectFormat(head)).toEqual(format)
})

test('any beginning of a file is given a format', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), head =>
      /^(csv|json|json-lines)$/.test(detectFormat(head).kind),
    ),
  )
})
