import { expect, test } from 'vitest'
import { suggestCategory } from './suggest-category.ts'

const categories = [
  { id: 'latest', name: 'Latest Headlines', slug: 'latest-headlines' },
  { id: 'politics', name: 'Politics', slug: 'politics' },
  { id: 'technology', name: 'Technology', slug: 'technology' },
  { id: 'world', name: 'World', slug: 'world' },
  { id: 'hindi', name: 'राजनीति', slug: 'rajniti' },
]
const nothing = {
  sections: [],
  usual: null,
  feedCategory: null,
  outletName: 'The Daily',
  language: 'en' as const,
}

test.each([
  ['Politics', 'politics'],
  ['politics', 'politics'],
  ['tech', 'technology'],
  ['World News', 'world'],
  ['Technology & Science', 'technology'],
  ['राजनीति', 'hindi'],
  ['rajniti', 'hindi'],
])('a page of the section %s belongs to %s', (section, id) => {
  expect(suggestCategory(categories, { ...nothing, sections: ['misc', section] })?.id).toBe(id)
})

test.each(['news', 'latest', 'the', 'tec', 'a long section that only mentions politics in passing', ''])(
  'the section "%s" suggests nothing',
  section => {
    expect(suggestCategory(categories, { ...nothing, sections: [section] })).toBeNull()
  },
)

test('the reason is given in words', () => {
  expect(suggestCategory(categories, { ...nothing, sections: ['Politics'] })?.because).toBe(
    'the page’s section is “Politics”',
  )
  const usual = { category: 'world', count: 41, of: 50 }
  expect(suggestCategory(categories, { ...nothing, usual })).toEqual({
    id: 'world',
    because: '41 of the last 50 links from The Daily are in this category',
  })
  expect(suggestCategory(categories, { ...nothing, feedCategory: 'world' })?.because).toBe(
    'the feeds of The Daily publish to this category',
  )
})

test('the page’s own section comes before the outlet’s usual category', () => {
  const usual = { category: 'world', count: 50, of: 50 }
  expect(suggestCategory(categories, { ...nothing, usual, sections: ['tech'] })?.id).toBe('technology')
  expect(suggestCategory(categories, { ...nothing, usual, feedCategory: 'politics' })?.id).toBe('world')
})

test('a few links do not make a usual category', () => {
  const suggest = (count: number, of: number) =>
    suggestCategory(categories, { ...nothing, usual: { category: 'world', count, of } })
  expect([suggest(4, 4), suggest(5, 10), suggest(6, 10)?.id]).toEqual([null, null, 'world'])
})

test('a deleted category is not proposed', () => {
  const usual = { category: 'gone', count: 50, of: 50 }
  expect(suggestCategory(categories, { ...nothing, usual, feedCategory: 'gone' })).toBeNull()
})
