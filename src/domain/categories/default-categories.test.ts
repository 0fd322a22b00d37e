import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addCategory } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { loadSamples } from '../samples/load-samples.ts'
import { readSampleNews } from '../samples/sample-news.ts'
import { addDefaultCategories, defaultCategories } from './write-category.ts'

const { db, by, now } = await freshNewsroom({
  at: '2026-03-01T06:00:00Z',
  empty: ['categories', 'revisions'],
})

const add = async (batchId = randomUUID()) => {
  await addDefaultCategories(db, { by, now, batchId })
  return batchId
}
const listNames = async () => {
  const rows = await db.selectFrom('categories').select('name').orderBy('orderNum').execute()
  return rows.map(({ name }) => name)
}

test('the default categories record who added them, and one undo removes them all', async () => {
  const batchId = await add()
  expect(await listNames()).toEqual(defaultCategories.map(({ name }) => name))
  const revisions = db
    .selectFrom('revisions')
    .select(['recordTable', 'action', 'accountName', 'batchId', 'at'])
  const added = { recordTable: 'categories', action: 'add', accountName: by.name, batchId, at: now }
  expect(await revisions.execute()).toEqual(defaultCategories.map(() => added))
  expect(await undoBatch(db, { batchId, by, now })).toEqual({ ok: true, count: 6 })
  expect(await listNames()).toEqual([])
})

test('the default categories have a name in every edition', async () => {
  await add()
  const rows = await db.selectFrom('categories').select('translations').orderBy('orderNum').execute()
  expect(rows).toEqual(defaultCategories.map(({ translations }) => ({ translations })))
})

test('the sections of a demo have the names of a new site in every edition', async () => {
  const sections = await readSampleNews()
  expect(sections.slice(0, 6).map(({ category }) => category)).toEqual(defaultCategories)
  await loadSamples(db, { now })
  const rows = await db.selectFrom('categories').select('translations').orderBy('orderNum').execute()
  expect(rows).toEqual(sections.map(({ category: { translations } }) => ({ translations })))
  for (const table of ['stories', 'storyLinks', 'newsLinks', 'entries'] as const)
    await db.deleteFrom(table).execute()
})

test('if there is a category, nothing is added or written', async () => {
  await addCategory(db, { name: 'Sport' })
  await add()
  expect(await listNames()).toEqual(['Sport'])
  expect(await db.selectFrom('revisions').select('id').execute()).toEqual([])
})

test('two simultaneous requests add six categories', async () => {
  await Promise.all([add(), add()])
  expect(await listNames()).toHaveLength(6)
})
