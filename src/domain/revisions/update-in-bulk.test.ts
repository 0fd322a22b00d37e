import { expect, test } from 'vitest'
import { addCategory } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { updateInBulk } from './write-record.ts'

const { db, now } = await freshDatabase()
const unknownId = '00000000-0000-7000-8000-000000000000'

test('only the named columns of the given records change, and their version goes up by one', async () => {
  const [politics, sport, world] = [await addCategory(db), await addCategory(db), await addCategory(db)]
  const rows = [
    { id: politics.id, name: 'राजनीति', order_num: 7, slug: 'left-alone' },
    { id: sport.id, name: 'Sport', order_num: null },
    { id: unknownId, name: 'Nobody', order_num: 1 },
  ]
  await updateInBulk(db, rows.slice(0, 1), { table: 'categories', columns: ['name', 'order_num'], now })
  await updateInBulk(db, rows.slice(1), { table: 'categories', columns: ['name'], now })
  const found = await db.selectFrom('categories').selectAll().orderBy('id').execute()
  expect(found).toEqual([
    { ...politics, name: 'राजनीति', orderNum: 7, version: politics.version + 1, updatedAt: now },
    { ...sport, name: 'Sport', version: sport.version + 1, updatedAt: now },
    world,
  ])
})

test('an empty list writes nothing', async () => {
  const before = await db.selectFrom('categories').selectAll().orderBy('id').execute()
  await updateInBulk(db, [], { table: 'categories', columns: ['name'], now })
  expect(await db.selectFrom('categories').selectAll().orderBy('id').execute()).toEqual(before)
})
