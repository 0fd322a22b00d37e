import { expect, test } from 'vitest'
import { addCategory } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import type { Db } from '../../database/connect.ts'
import { isUuid } from '../fields/record-id.ts'
import { recordChange } from './record-change.ts'
import {
  addInBulk,
  addRecord,
  deleteRecords,
  newId,
  updateInBulk,
  updateRecord,
  updateRecords,
  withNewIds,
} from './write-record.ts'

const { db, by, now } = await freshNewsroom({ empty: ['categories', 'revisions'] })
const nobody = '00000000-0000-7000-8000-000000000000'
const write = { table: 'categories', by, now } as const
const inTx = <T>(work: (tx: Db) => Promise<T>) => db.transaction().execute(work)
const revisions = () => db.selectFrom('revisions').selectAll().orderBy('id').execute()
const slugs = async () =>
  (await db.selectFrom('categories').select('slug').orderBy('slug').execute()).map(row => row.slug)

test('an added record has a revision with no state before and its full state after', async () => {
  const added = await inTx(tx =>
    addRecord(tx, { ...write, values: { name: 'World', slug: 'world', orderNum: 3 } }),
  )
  const row = await db.selectFrom('categories').selectAll().executeTakeFirstOrThrow()
  const times = { createdAt: now, updatedAt: now }
  expect(row).toMatchObject({ id: added?.id, name: 'World', orderNum: 3, version: 1, ...times })
  const written = {
    recordTable: 'categories',
    recordId: added?.id,
    batchId: added?.batchId,
    action: 'add',
    at: now,
  }
  const account = { accountId: by.accountId, accountName: by.name }
  const after = { name: 'World', slug: 'world', order_num: 3, version: 1 }
  const marks = { isBulk: false, undone: false }
  expect(await revisions()).toMatchObject([{ ...written, ...account, ...marks, before: null, after }])
})

test('a record that already exists is not added, and leaves no revision', async () => {
  await addCategory(db, { slug: 'world' })
  expect(await inTx(tx => addRecord(tx, { ...write, values: { name: 'World', slug: 'world' } }))).toBeNull()
  expect(await revisions()).toEqual([])
})

test('of many records, those that have the values already are counted and not written', async () => {
  const ids = [await addCategory(db, { name: 'World' }), await addCategory(db, { name: 'States' })].map(
    ({ id }) => id,
  )
  const { count } = await inTx(tx => updateRecords(tx, { ...write, ids, values: { name: 'World' } }))
  expect(count).toBe(2)
  expect(await revisions()).toMatchObject([{ recordId: ids[1], after: { version: 2 } }])
  await inTx(tx => updateRecords(tx, { ...write, ids, values: {} }))
  expect((await revisions()).slice(1)).toMatchObject([{ after: { version: 2 } }, { after: { version: 3 } }])
})

test('a change increments the version and keeps both states', async () => {
  const { id } = await addCategory(db, { name: 'World', slug: 'world' })
  const values = { name: 'The World' }
  expect((await inTx(tx => updateRecord(tx, { ...write, id, version: 1, values }))).ok).toBe(true)
  expect(await revisions()).toMatchObject([
    { action: 'update', before: { name: 'World', version: 1 }, after: { name: 'The World', version: 2 } },
  ])
})

test('a save without any change leaves no revision, and the version and time as they were', async () => {
  const { id } = await addCategory(db, { name: 'World', slug: 'world' })
  const [before] = await db.selectFrom('categories').selectAll().execute()
  const values = { name: 'World', slug: 'world' }
  expect((await inTx(tx => updateRecord(tx, { ...write, id, version: 1, values }))).ok).toBe(true)
  expect(await db.selectFrom('categories').selectAll().execute()).toEqual([before])
  expect(await revisions()).toEqual([])
})

test('a change to another version than the current one is stale and changes nothing', async () => {
  const { id } = await addCategory(db, { slug: 'world' })
  for (const version of [0, 2, -1]) {
    const updated = await inTx(tx => updateRecord(tx, { ...write, id, version, values: { name: 'X' } }))
    expect(updated, `${version}`).toEqual({ ok: false, reason: 'stale' })
  }
  expect(await revisions()).toEqual([])
})

test('a violated unique constraint gives taken, and the transaction continues', async () => {
  await addCategory(db, { slug: 'world' })
  const { id } = await addCategory(db, { slug: 'sport' })
  const updated = await inTx(async tx => {
    const refused = await updateRecord(tx, { ...write, id, version: 1, values: { slug: 'world' } })
    await updateRecord(tx, { ...write, id, version: 1, values: { slug: 'games' } })
    return refused
  })
  expect(updated).toEqual({ ok: false, reason: 'taken' })
  expect(await slugs()).toEqual(['games', 'world'])
  expect(await revisions()).toHaveLength(1)
})

test('any other violated constraint throws', async () => {
  const { id } = await addCategory(db, { slug: 'world' })
  const broken = inTx(tx => updateRecord(tx, { ...write, id, version: 1, values: { slug: 'NOT A SLUG' } }))
  await expect(broken).rejects.toThrow(/categories_slug_check/)
  expect(await slugs()).toEqual(['world'])
})

test.each([nobody, 'x', ''])('%j is not found, and does not throw', async id => {
  const gone = { ...write, id, version: 1, values: { name: 'X' } }
  expect(await inTx(tx => updateRecord(tx, gone))).toEqual({ ok: false, reason: 'not-found' })
  expect(await inTx(tx => deleteRecords(tx, { ...write, ids: [id] }))).toMatchObject({ count: 0 })
  const many = { ...write, ids: [id], values: { name: 'X' } }
  expect(await inTx(tx => updateRecords(tx, many))).toMatchObject({ count: 0 })
  expect(await revisions()).toEqual([])
})

test('many records, each listed twice, are changed and deleted in one batch, with a revision each', async () => {
  const ids = [(await addCategory(db)).id, (await addCategory(db)).id]
  const twice = [...ids, ...ids]
  const changed = await inTx(tx => updateRecords(tx, { ...write, ids: twice, values: { orderNum: 7 } }))
  expect(changed.count).toBe(2)
  const deleted = await inTx(tx => deleteRecords(tx, { ...write, ids }))
  expect(deleted.count).toBe(2)
  const kept = await revisions()
  expect(kept.map(({ action, batchId }) => [action, batchId])).toEqual([
    ['update', changed.batchId],
    ['update', changed.batchId],
    ['delete', deleted.batchId],
    ['delete', deleted.batchId],
  ])
  expect(kept.slice(2).every(({ before, after }) => before !== null && after === null)).toBe(true)
})

test('only one of twenty saves of the same version succeeds, and only it has a revision', async () => {
  const { id } = await addCategory(db)
  const save = (name: string) => inTx(tx => updateRecord(tx, { ...write, id, version: 1, values: { name } }))
  const saves = await Promise.all(Array.from({ length: 20 }, (_, n) => save(`Name ${n}`)))
  expect(saves.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await revisions()).toHaveLength(1)
})

test('two changes to the same records in opposite orders wait for each other', async () => {
  const ids = [(await addCategory(db)).id, (await addCategory(db)).id, (await addCategory(db)).id]
  const reorder = (n: number) => {
    const given = { ...write, ids: n % 2 ? ids : ids.toReversed(), values: { orderNum: n + 1 } }
    return inTx(tx => updateRecords(tx, given))
  }
  await Promise.all(Array.from({ length: 8 }, (_, n) => reorder(n)))
  expect(await revisions()).toHaveLength(24)
})

test('one change among thousands is marked as bulk, so that the activity shows them as one line', async () => {
  const { id } = await addCategory(db)
  const deletion = { ...write, ids: [id], action: 'delete' as const, isBulk: true }
  await inTx(tx => recordChange(tx, deletion, () => tx.deleteFrom('categories').execute()))
  expect((await revisions()).map(revision => revision.isBulk)).toEqual([true])
})

test('new ids are distinct, ascending UUIDs', async () => {
  const rows = await withNewIds(db, new Array(500).fill({ isKept: true }))
  expect(rows.every(({ isKept }) => isKept)).toBe(true)
  const ids = rows.map(({ id }) => id)
  expect(new Set(ids).size).toBe(500)
  expect(ids.toSorted()).toEqual(ids)
  expect([...ids, await newId(db)].every(isUuid)).toBe(true)
  expect(await withNewIds(db, [])).toEqual([])
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

test('only the named columns of the given records change, and their version goes up by one', async () => {
  const [politics, sport, world] = [await addCategory(db), await addCategory(db), await addCategory(db)]
  const rows = [
    { id: politics.id, name: 'राजनीति', order_num: 7, slug: 'left-alone' },
    { id: sport.id, name: 'Sport', order_num: null },
    { id: nobody, name: 'Nobody', order_num: 1 },
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
