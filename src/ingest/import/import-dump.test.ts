import { expect, test } from 'vitest'
import { freshImportScene } from '../../../test/support/import-scene.ts'
import { skipList, stopImport } from '../../domain/exchange/decide-import.ts'

const { db, by, now, work, check, confirm, write, lines, find } = await freshImportScene()

const dump = JSON.stringify({
  exported_at: '2026-01-01',
  news_links: [
    { title: 'Rain', url: 'https://outlet.example/rain', source: 'The Outlet', category: 'cat-7', likes: 3 },
    { title: 'Nowhere', url: 'https://outlet.example/no', source: 'The Outlet', category: 'cat-8' },
  ],
  site_links: [{ type: 'about', title: 'Us', content: '<p>We</p>' }],
  categories: [{ id: 'cat-7', name: 'Politics', slug: 'politics', order: 1 }],
})

const countPieces = async () => (await db.selectFrom('importPieces').select('number').execute()).length
const nextOf = async (id: string) => (await find(id))?.nextImport ?? ''

test('the three tables of a dump are imported in turn, categories first, each with its own dry run', async () => {
  const categories = await check(dump)
  expect(await find(categories)).toMatchObject({
    state: 'checked',
    recordTable: 'categories',
    list: 'categories',
    listsLeft: ['news_links', 'site_links'],
  })
  expect(await lines(categories, 'new')).toMatchObject([{ title: 'Politics' }])
  await write(categories)
  const links = await nextOf(categories)
  expect(await find(links)).toMatchObject({ state: 'checked', recordTable: 'news_links' })
  expect((await find(links))?.reading?.unknownColumns).toEqual(['likes'])
  expect(await lines(links, 'new')).toMatchObject([{ title: 'Rain' }])
  expect(await lines(links, 'wrong')).toMatchObject([{ title: 'Nowhere' }])
  await write(links)
  const pages = await nextOf(links)
  await write(pages)
  expect(await find(pages)).toMatchObject({ state: 'done', listsLeft: [], nextImport: null })
  const rows = await db
    .selectFrom('newsLinks')
    .innerJoin('categories', 'categories.id', 'newsLinks.category')
    .select(['title', 'slug'])
    .execute()
  expect(rows).toEqual([{ title: 'Rain', slug: 'politics' }])
  expect(await db.selectFrom('siteLinks').select('title').execute()).toEqual([{ title: 'Us' }])
  expect(await countPieces()).toBe(0)
})

test('a table is skipped with one click, and the next one is checked', async () => {
  const categories = await check(dump)
  const decision = { id: categories, by, now }
  const links = await skipList(db, decision)
  expect(await skipList(db, decision)).toBeNull()
  await work()
  expect(await find(links ?? '')).toMatchObject({ state: 'checked', recordTable: 'news_links' })
  expect(await lines(links ?? '', 'wrong')).toHaveLength(2)
  expect(await db.selectFrom('categories').select('id').execute()).toEqual([])
  expect(await skipList(db, { ...decision, id: 'x' })).toBeNull()
})

test('after stopping one table in the middle, the editor is asked about the next', async () => {
  const categories = await check(dump)
  await confirm(categories)
  await stopImport(db, { id: categories, by, now })
  await work()
  expect(await find(categories)).toMatchObject({ state: 'stopped', failure: null, listsLeft: [] })
  expect(await find(await nextOf(categories))).toMatchObject({ state: 'checked', recordTable: 'news_links' })
})

test('cancelling also cancels the rest of the file', async () => {
  const categories = await check(dump)
  await stopImport(db, { id: categories, by, now })
  await work()
  expect(await nextOf(categories)).toBe('')
  expect(await countPieces()).toBe(0)
})

test('a file with one named list is imported as that list', async () => {
  const id = await check('{"categories": [{"name": "World", "slug": "world"}]}')
  expect(await find(id)).toMatchObject({ state: 'checked', recordTable: 'categories', list: null })
  expect(await skipList(db, { id, by, now })).toBeNull()
})
