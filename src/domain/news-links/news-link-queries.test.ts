import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { findByIds, listHeadlinesByCategory, listInCategory, listLatest } from './news-link-queries.ts'

const { db } = await freshDatabase()
const politics = await addCategory(db, { name: 'Politics', slug: 'politics' })
const world = await addCategory(db, { name: 'World', slug: 'world' })
const hour = (n: number) => new Date(Date.UTC(2026, 0, 1, n))

for (const n of [3, 0, 6, 1, 5, 2, 4]) {
  await addNewsLink(db, { category: politics.id, title: `Politics ${n}`, createdAt: hour(n) })
}
await addNewsLink(db, { category: world.id, title: 'World', createdAt: hour(3), featured: true })

test('the latest links come newest first, whatever their category', async () => {
  const titles = (await listLatest(db, 5)).map(link => link.title)
  expect(titles).toEqual(['Politics 6', 'Politics 5', 'Politics 4', expect.any(String), expect.any(String)])
})

test('links are found in the order asked for', async () => {
  const ids = (await listLatest(db, 5)).map(link => link.id)
  for (const asked of [ids, ids.toReversed()]) expect([...(await findByIds(db, asked)).keys()]).toEqual(asked)
})

test('each category contributes its newest few links', async () => {
  const sections = await listHeadlinesByCategory(db, 4, null)
  expect(sections.get('politics')?.map(link => link.title)).toEqual([6, 5, 4, 3].map(n => `Politics ${n}`))
  expect(sections.get('world')?.map(link => link.title)).toEqual(['World'])
})

test('pages of a category follow each other by key without gaps or repetition', async () => {
  const first = await listInCategory(db, { categoryId: politics.id, limit: 3, after: null, of: 'links' })
  const second = await listInCategory(db, {
    categoryId: politics.id,
    limit: 3,
    after: first.next,
    of: 'links',
  })
  const third = await listInCategory(db, {
    categoryId: politics.id,
    limit: 3,
    after: second.next,
    of: 'links',
  })
  const titles = [first, second, third].flatMap(page => page.newsLinks.map(link => link.title))
  expect(titles).toEqual([6, 5, 4, 3, 2, 1, 0].map(n => `Politics ${n}`))
  expect(third.next).toBeNull()
})
