import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addWaitingEntry } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import type { Db } from '../../database/connect.ts'
import { publishEntries } from '../queue/publish-entries.ts'
import { listEntryStates } from '../queue/queue-queries.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { listCategoriesWithUse } from './category-queries.ts'
import { categorySchema } from './category-schema.ts'
import { addCategory, deleteCategory, unlessNamesake } from './write-category.ts'

const { db, by, now } = await freshNewsroom({ at: '2026-01-02T12:00:00Z' })

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
