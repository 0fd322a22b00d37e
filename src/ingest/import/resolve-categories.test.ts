import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addCategory } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { deleteCategory } from '../../domain/categories/write-category.ts'
import { undoBatch } from '../../domain/revisions/undo/undo.ts'
import { readCategories, rememberOrigins } from './judge-rows.ts'

const { db } = await freshDatabase()

test('a restored category is found again by its id in another database', async () => {
  const by = await authorizedEditor(db)
  const now = new Date('2026-01-02T12:00:00Z')
  const { id } = await addCategory(db)
  await rememberOrigins(db, [{ foreignId: 'Cat-7', categoryId: id }])
  const find = async () => (await readCategories(db, { isHeld: true }))('cat-7')
  expect(await find()).toBe(id)
  const deleted = await deleteCategory(db, { id, by, now })
  if (!deleted.ok) throw new Error(deleted.reason)
  expect(await find()).toBeNull()
  await undoBatch(db, { batchId: deleted.batchId, by, now })
  expect(await find()).toBe(id)
})
