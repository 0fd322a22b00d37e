import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inTexts } from '../../../../test/support/in-pieces.ts'
import { property } from '../../../../test/support/property.ts'
import { detectFormat } from './detect-format.ts'
import { findLists } from './find-lists.ts'

test.each([
  ['[{"title": "A"}]', { kind: 'json', path: '$.*' }],
  [' \n[', { kind: 'json', path: '$.*' }],
  ['{ "news_links" : [{', { kind: 'json', path: '$.news_links.*' }],
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
