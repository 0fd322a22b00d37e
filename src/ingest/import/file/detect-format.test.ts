import { expect, test } from 'vitest'
import { detectFormat } from './detect-format.ts'

test.each([
  ['[{"title": "A"}]', { kind: 'json', path: '$.*' }],
  [' \n[', { kind: 'json', path: '$.*' }],
  ['{ "news_links" : [{', { kind: 'json', path: '$.news_links.*' }],
  ['{"title": "A", "url": "B"}\n{"title"', { kind: 'json-lines' }],
  ['{"title": "[a]: b"}', { kind: 'json-lines' }],
  ['{', { kind: 'json-lines' }],
])('%j is JSON', (head, format) => {
  expect(detectFormat(head)).toEqual(format)
})

test.each([
  ['title,url,source\nA;B;C;D', ','],
  ['title;url;source\r\nA, b,c;d', ';'],
  ['"title"\t"url"\t"source"', '\t'],
  ['Source Icon URL|url|category', '|'],
  ['Mood; title, url, a, b', ','],
  ['title', ','],
  ['', ','],
])('%j is a table separated by %j', (head, delimiter) => {
  expect(detectFormat(head)).toEqual({ kind: 'csv', delimiter })
})

test('rows below the header do not affect the delimiter', () => {
  expect(detectFormat('title,url\r;title;url;source;category')).toMatchObject({ delimiter: ',' })
})
