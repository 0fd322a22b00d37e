import { expect, test } from 'vitest'
import { proposeCategory, sectionOf } from './propose-category.ts'

const categories = [
  { id: 's', slug: 'sports', name: 'Sports' },
  { id: 'w', slug: 'world', name: 'World' },
]
const entry = (url: string, categoryId: string | null = null) => ({ url, categoryId })

test.each([
  ['https://a.example/sports/cricket/india-won-1', '/sports/cricket/'],
  ['https://a.example/Sport/india-won?x=/y/', '/sport/'],
  ['https://a.example/india-won', ''],
  ['https://a.example/', ''],
  ['not an address', ''],
])('the section of %s is %s', (url, section) => {
  expect(sectionOf(url)).toBe(section)
})

test('a folder named like a category proposes it until editors have chosen otherwise', () => {
  const cold = { choices: [], categories, language: 'en' as const }
  const found = proposeCategory(entry('https://a.example/sport/x'), cold)
  expect(found).toEqual({ categoryId: 's', why: 'its address is under /sport/' })
  expect(proposeCategory(entry('https://a.example/sport/x', 's'), cold)).toBeNull()
  const choices = [{ section: '/sport/', categoryId: 'w', count: 3 }]
  expect(
    proposeCategory(entry('https://a.example/sport/x'), { choices, categories, language: 'en' }),
  ).toEqual({
    categoryId: 'w',
    why: 'editors chose World for 3 of the last 3 entries from /sport/ of this feed',
  })
})

test('a single decision, or contradicting ones, propose nothing', () => {
  const url = 'https://a.example/city/kochi/x'
  const once = [{ section: '/city/kochi/', categoryId: 'w', count: 1 }]
  expect(proposeCategory(entry(url), { choices: once, categories, language: 'en' })).toBeNull()
  const both = [
    { section: '/city/kochi/', categoryId: 'w', count: 2 },
    { section: '/city/kochi/', categoryId: 's', count: 2 },
  ]
  expect(proposeCategory(entry(url), { choices: both, categories, language: 'en' })).toBeNull()
})

test('the whole section counts before its first folder, and a deleted category is not proposed', () => {
  const choices = [
    { section: '/city/delhi/', categoryId: 's', count: 9 },
    { section: '/city/kochi/', categoryId: 'w', count: 2 },
    { section: '/gone/', categoryId: 'x', count: 9 },
  ]
  const known = { choices, categories, language: 'en' } as const
  expect(proposeCategory(entry('https://a.example/city/kochi/x'), known)?.categoryId).toBe('w')
  expect(proposeCategory(entry('https://a.example/city/agra/x'), known)?.categoryId).toBe('s')
  expect(proposeCategory(entry('https://a.example/gone/x'), known)).toBeNull()
})
