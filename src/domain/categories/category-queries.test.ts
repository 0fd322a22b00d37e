import { expect, test } from 'vitest'
import { addCategory } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { hostileStrings } from '../../../test/support/hostile-strings.ts'
import { findCategoryBySlug, listCategories } from './category-queries.ts'

const { db } = await freshDatabase()
await addCategory(db, { name: 'Sport', slug: 'sport', orderNum: 2 })
await addCategory(db, { name: 'World', slug: 'world-1', orderNum: 1, description: 'All of it' })
await addCategory(db, { name: 'India', slug: 'india', orderNum: 1 })

test('categories come in the order set by editors, then by name', async () => {
  expect((await listCategories(db)).map(category => category.slug)).toEqual(['india', 'world-1', 'sport'])
})

test('a category is found only by its exact slug', async () => {
  expect(await findCategoryBySlug(db, 'world-1')).toMatchObject({ name: 'World', description: 'All of it' })
  for (const slug of ['World-1', 'world', 'world-1 ', ''])
    expect(await findCategoryBySlug(db, slug)).toBeNull()
})

test('hostile text in an address finds no category', async () => {
  for (const slug of hostileStrings) expect(await findCategoryBySlug(db, slug), slug).toBeNull()
})
