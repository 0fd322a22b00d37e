import { expect, test } from 'vitest'
import { inTexts } from '../../../../test/support/in-pieces.ts'
import { findLists } from './find-lists.ts'

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
