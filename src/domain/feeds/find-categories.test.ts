import { beforeEach, expect, test } from 'vitest'
import { addCategory } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { authorizeCommand } from '../accounts/authorize.ts'
import { addNewCategories, findCategories } from './find-categories.ts'

const { db } = await freshDatabase()
const write = {
  by: authorizeCommand('Test'),
  now: new Date('2026-03-01T06:00:00Z'),
  batchId: crypto.randomUUID(),
}

beforeEach(async () => {
  await db.deleteFrom('categories').execute()
  await db.deleteFrom('revisions').execute()
  await addCategory(db, { name: 'World News', slug: 'world', orderNum: 2 })
  await addCategory(db, { name: 'Politics', slug: 'politics', orderNum: 1 })
})

async function finderOf(options: { category?: string; newCategories?: boolean } = {}) {
  const finder = await findCategories(db, options)
  if (!finder) throw new Error('no fallback')
  return finder
}

test('a category is found by name or slug, in any case', async () => {
  const { categoryFor } = await finderOf()
  for (const name of ['World News', 'WORLD NEWS', 'world', 'World']) {
    expect(categoryFor([name]).slug, name).toBe('world')
  }
})

test('the first name that matches a category counts, however far up its folder is', async () => {
  const { categoryFor, unknown } = await finderOf()
  expect(categoryFor(['Cricket', 'Sport', 'politics', 'world']).slug).toBe('politics')
  expect(unknown()).toEqual([])
})

test('an unknown name gets the first category of the menu, and is reported once; no folder is not', async () => {
  const { categoryFor, unknown, wanted } = await finderOf()
  expect(categoryFor(['Cricket', 'Sport']).slug).toBe('politics')
  expect(categoryFor(['Cricket']).slug).toBe('politics')
  expect(categoryFor([]).slug).toBe('politics')
  expect(unknown()).toEqual(['Cricket'])
  expect(wanted()).toEqual([])
})

test('the fallback can be chosen by slug or name of a category', async () => {
  expect((await finderOf({ category: 'world' })).categoryFor(['x']).slug).toBe('world')
  expect((await finderOf({ category: 'World News' })).categoryFor(['x']).slug).toBe('world')
  expect(await findCategories(db, { category: 'sport' })).toBeNull()
})

test('of two categories with the same name, the first in the menu is used', async () => {
  await addCategory(db, { name: 'Politics', slug: 'more-politics', orderNum: 9 })
  expect((await finderOf()).categoryFor(['politics']).slug).toBe('politics')
})

test('a folder that should become a category becomes one, however often it occurs, unless it has one or no letter', async () => {
  const { categoryFor, wanted, unknown } = await finderOf({ newCategories: true })
  expect(categoryFor(['Sport & Play'])).toEqual({ name: 'Sport & Play', slug: 'sport-play' })
  expect(categoryFor(['sport & play']).slug).toBe('sport-play')
  expect(categoryFor(['Sport: Play']).slug).toBe('sport-play')
  expect(categoryFor(['World!']).slug).toBe('world')
  expect(categoryFor(['★ ★']).slug).toBe('politics')
  expect(wanted()).toEqual([{ name: 'Sport & Play', slug: 'sport-play' }])
  expect(unknown()).toEqual(['★ ★'])
})

test('a long name makes a slug of at most 60 characters without a trailing hyphen', async () => {
  const { categoryFor } = await finderOf({ newCategories: true })
  expect(categoryFor([`${'a'.repeat(59)} b`]).slug).toBe('a'.repeat(59))
  expect(categoryFor(['b'.repeat(200)]).slug).toBe('b'.repeat(60))
})

test('new categories come after the existing ones, in the order of the list', async () => {
  const { categoryFor, wanted } = await finderOf({ newCategories: true })
  for (const name of ['Sport', 'Films']) categoryFor([name])
  const ids = await db.transaction().execute(tx => addNewCategories(tx, wanted(), write))
  const rows = await db.selectFrom('categories').select(['id', 'slug']).orderBy('orderNum').execute()
  expect(rows.map(row => row.slug)).toEqual(['politics', 'world', 'sport', 'films'])
  expect(ids).toEqual(new Map(rows.map(({ id, slug }) => [slug, id])))
})

test.each([
  ['politics', 'Politics'],
  ['world-news', 'World News'],
  ['art_and culture', 'Art and Culture'],
  ['iPhone', 'iPhone'],
  ['ÉTATS', 'ÉTATS'],
  ['खेल', 'खेल'],
])('a category of the folder "%s" is called "%s"', async (folder, name) => {
  await db.deleteFrom('categories').execute()
  await addCategory(db, { name: 'Other', slug: 'other' })
  const { categoryFor } = await finderOf({ newCategories: true })
  expect(categoryFor([folder]).name).toBe(name)
})

test('without categories the default ones are used, and offered as new', async () => {
  await db.deleteFrom('categories').execute()
  const { categoryFor, defaults } = await finderOf()
  expect(categoryFor(['politics'])).toMatchObject({ name: 'Politics', slug: 'politics' })
  expect(categoryFor(['Cricket']).slug).toBe('latest-headlines')
  expect(defaults).toHaveLength(6)
  await addCategory(db, { name: 'Other', slug: 'other' })
  expect((await finderOf()).defaults).toEqual([])
})
