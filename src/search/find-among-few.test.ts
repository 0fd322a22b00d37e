import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../test/support/builders.ts'
import { explainQueries } from '../../test/support/explain-queries.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { findAmongFew } from './find-among-few.ts'

const { db, url } = await freshDatabase()
const news = await addCategory(db, { slug: 'news' })
const sport = await addCategory(db, { slug: 'sport' })
const titles = ['Rain in Kochi', 'Kochi wins', 'Rain delays play', 'कोच्चि में बारिश, rain']
const links: { id: string; createdAt: Date }[] = []
for (const [n, title] of titles.entries()) {
  const createdAt = new Date(Date.UTC(2026, 0, 1, n))
  const language = n === 3 ? 'hi' : 'en'
  const { id } = await addNewsLink(db, { title, language, createdAt, category: n < 2 ? news.id : sport.id })
  links.push({ id, createdAt })
}

const above = links[2] && { at: links[2].createdAt, id: links[2].id }
const search = { needle: 'rain', categoryId: null, after: null, limit: 10 }

async function find(options: Partial<Parameters<typeof findAmongFew>[1]>, rows = 4) {
  const found = await findAmongFew(db, { ...search, ...options }, rows)
  return found && [found.total, ...found.ids.map(id => links.findIndex(link => link.id === id))]
}

test('finds and counts all matches of a small site, newest first, of any number of words', async () => {
  expect(await find({})).toEqual([3, 3, 2, 0])
  expect(await find({ needle: 'kochi RAIN' })).toEqual([1, 0])
  expect(await find({ needle: 'play delays rain' })).toEqual([1, 2])
  expect(await find({ needle: '' })).toEqual([4, 3, 2, 1, 0])
})

test('counts the matches above the page and beyond its limit', async () => {
  expect(await find({ limit: 2 })).toEqual([3, 3, 2])
  expect(await find({ after: above ?? null })).toEqual([3, 0])
})

test('searches a category or an edition alone', async () => {
  expect(await find({ categoryId: news.id })).toEqual([1, 0])
  expect(await find({ edition: 'hi' })).toEqual([1, 3])
  expect(await find({ edition: 'hi', categoryId: news.id })).toEqual([0])
})

test('finds nothing where there are more links than it may read', async () => {
  expect(await find({}, 3)).toBeNull()
  expect(await find({ categoryId: news.id }, 2)).toEqual([1, 0])
  expect(await find({ categoryId: news.id }, 1)).toBeNull()
})

test('reads no more links than it may, by the index of their order', async () => {
  for (const [categoryId, index] of [
    [null, 'news_links_newest'],
    [news.id, 'news_links_newest_in_category'],
  ] as const) {
    const [steps] = await explainQueries(url, db => findAmongFew(db, { ...search, categoryId }, 4))
    expect(steps?.flatMap(step => step.index ?? [])).toEqual([index, index])
    expect(steps?.map(step => step.node)).not.toContain('Seq Scan')
  }
})
