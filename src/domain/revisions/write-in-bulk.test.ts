import { expect, test } from 'vitest'
import { addCategory } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { addInBulk } from './write-record.ts'

const { db, by, now } = await freshNewsroom({
  at: '2026-01-02T12:00:00Z',
  empty: ['categories', 'revisions'],
})
const batchId = '01890a5d-ac96-774b-bcce-b302099a8057'
const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const rowOf = (n: number, slug = `c-${n}`) => ({ id: idOf(n), name: `Category ${n}`, slug, order_num: n })

const add = (rows: Parameters<typeof addInBulk>[1]) =>
  addInBulk(db, rows, { table: 'categories', by, batchId, now })

test('each row gets a revision, and the activity shows them all as one line', async () => {
  expect(await add([rowOf(1), rowOf(2)])).toEqual(new Set([idOf(1), idOf(2)]))
  const names = await db.selectFrom('categories').select(['name', 'orderNum']).orderBy('id').execute()
  expect(names).toEqual([
    { name: 'Category 1', orderNum: 1 },
    { name: 'Category 2', orderNum: 2 },
  ])
  const revisions = await db.selectFrom('revisions').selectAll().orderBy('recordId').execute()
  const common = { recordTable: 'categories', action: 'add', batchId, isBulk: true, at: now, before: null }
  expect(revisions).toMatchObject([
    { ...common, recordId: idOf(1), accountName: by.name, after: { name: 'Category 1', order_num: 1 } },
    { ...common, recordId: idOf(2), accountId: by.accountId, after: { name: 'Category 2' } },
  ])
})

test('a row that a constraint refuses is left out without a revision, and the others are added', async () => {
  await addCategory(db, { slug: 'taken' })
  expect(await add([rowOf(1, 'taken'), rowOf(2), rowOf(3, 'c-2')])).toEqual(new Set([idOf(2)]))
  const revisions = await db.selectFrom('revisions').select('recordId').execute()
  expect(revisions).toEqual([{ recordId: idOf(2) }])
})

test('a row that violates another constraint makes all of them fail', async () => {
  await expect(add([rowOf(1), rowOf(2, 'No slug')])).rejects.toThrow('check constraint')
  expect(await db.selectFrom('categories').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('revisions').selectAll().execute()).toEqual([])
})

test('an empty list adds nothing', async () => {
  expect(await add([])).toEqual(new Set())
})
