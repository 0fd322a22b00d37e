import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addRow, addWaitingEntry } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import type { Db } from '../../database/connect.ts'
import { publishEntries } from '../queue/publish-entries.ts'
import { listEntryStates } from '../queue/queue-queries.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { loadSamples } from '../samples/load-samples.ts'
import { readSampleNews } from '../samples/sample-news.ts'
import { listCategoriesWithUse } from './category-queries.ts'
import { categorySchema } from './category-schema.ts'
import {
  addCategory,
  addDefaultCategories,
  defaultCategories,
  deleteCategory,
  unlessNamesake,
} from './write-category.ts'

const { db, by, now } = await freshNewsroom({
  at: '2026-01-02T12:00:00Z',
  empty: ['rules', 'stories', 'storyLinks', 'newsLinks', 'entries', 'categories', 'revisions'],
})

async function add(slug: string) {
  const added = await addCategory(db, { input: categorySchema.parse({ name: 'Politics', slug }), by, now })
  if (!added.ok) throw new Error(added.reason)
  return added.id
}

test('a category with only rules cannot be deleted either', async () => {
  const id = await add('ruled')
  const rule = { name: 'To it', words: ['cricket'], action: 'category' as const, toCategory: id }
  await db.insertInto('rules').values(rule).execute()
  expect(await deleteCategory(db, { id, by, now })).toEqual({ ok: false, reason: 'in-use' })
  expect((await listCategoriesWithUse(db)).find(category => category.id === id)?.ruleCount).toBe(1)
})

test('a deleted category leaves its entries unchanged; they have no category until it is restored', async () => {
  const id = await add('comes-back')
  const entry = await addWaitingEntry(db, { category: id })
  const states = async () => (await listEntryStates(db, [entry.id])).map(state => state.categoryId)
  const places = async () => (await sql`select ctid from entries`.execute(db)).rows
  const before = await places()
  const deleted = await deleteCategory(db, { id, by, now })
  if (!deleted.ok) throw new Error(deleted.reason)
  expect(await places()).toEqual(before)
  expect(await states()).toEqual([null])
  expect(await undoBatch(db, { batchId: deleted.batchId, by, now })).toEqual({ ok: true, count: 1 })
  expect(await states()).toEqual([id])
})

test('publishing requires a category that exists', async () => {
  const id = await add('gone')
  const entry = await addWaitingEntry(db, { category: id })
  await deleteCategory(db, { id, by, now })
  const seen = [{ id: entry.id, version: entry.version }]
  expect((await publishEntries(db, { entries: seen, by, now })).refused).toEqual([
    { id: entry.id, reason: 'incomplete', missing: 'category-gone' },
  ])
})

test('of two categories that get the same name at once only one is written', async () => {
  const input = (slug: string) => categorySchema.parse({ name: 'Monsoon', slug })
  const name = (slug: string, before: (tx: Db) => Promise<void> = async () => undefined) =>
    unlessNamesake(db, input(slug), async tx => {
      await before(tx)
      return addCategory(tx, { input: input(slug), by, now })
    })
  let second: ReturnType<typeof name> | undefined
  const first = await name('monsoon', async tx => {
    second = name('rains')
    await untilBlocked(tx)
  })
  expect(first.ok).toBe(true)
  expect(await second).toEqual({ ok: false, reason: 'name-taken' })
})

const addDefaults = async (batchId = randomUUID()) => {
  await addDefaultCategories(db, { by, now, batchId })
  return batchId
}
const listNames = async () => {
  const rows = await db.selectFrom('categories').select('name').orderBy('orderNum').execute()
  return rows.map(({ name }) => name)
}

test('the default categories record who added them, and one undo removes them all', async () => {
  const batchId = await addDefaults()
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
  await addDefaults()
  const rows = await db.selectFrom('categories').select('translations').orderBy('orderNum').execute()
  expect(rows).toEqual(defaultCategories.map(({ translations }) => ({ translations })))
})

test('the sections of a demo have the names of a new site in every edition', async () => {
  const sections = await readSampleNews()
  expect(sections.slice(0, 6).map(({ category }) => category)).toEqual(defaultCategories)
  await loadSamples(db, { now })
  const rows = await db.selectFrom('categories').select('translations').orderBy('orderNum').execute()
  expect(rows).toEqual(sections.map(({ category: { translations } }) => ({ translations })))
})

test('if there is a category, nothing is added or written', async () => {
  await addRow(db, 'categories', { name: 'Sport', slug: 'sport' })
  await addDefaults()
  expect(await listNames()).toEqual(['Sport'])
  expect(await db.selectFrom('revisions').select('id').execute()).toEqual([])
})

test('two simultaneous requests add six categories', async () => {
  await Promise.all([addDefaults(), addDefaults()])
  expect(await listNames()).toHaveLength(6)
})
