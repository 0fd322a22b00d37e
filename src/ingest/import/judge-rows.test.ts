import { beforeEach, expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addCategory, addNewsLink, setRow, setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { deleteCategory } from '../../domain/categories/write-category.ts'
import { describeLine } from '../../domain/exchange/line-reason.ts'
import { undoBatch } from '../../domain/revisions/undo/undo.ts'
import { judgeRows, readCategories, rememberOrigins } from './judge-rows.ts'
import type { ImportRow } from './rows/import-row.ts'

const { db } = await freshDatabase()
const politics = await addCategory(db, { name: 'Politics', slug: 'politics' })
const url = 'https://outlet.example/a'
const otherId = '01890a5d-ac96-774b-bcce-b302099a8057'

const moved = new Set<string>()
const checking = { existing: 'change', isWriting: false, moved } as const
const unchanged = ['duplicate', 'Already here, unchanged']

beforeEach(async () => {
  moved.clear()
  await db.deleteFrom('newsLinks').execute()
})

function rowOf(
  fields: Record<string, string | boolean | null> = {},
  row: Partial<ImportRow> = {},
): ImportRow {
  const link = { title: 'Rain', url, canonical_url: url, source: 'The Outlet', category: 'politics' }
  const values = { ...link, ...fields }
  const key = String(values.canonical_url)
  return { line: 2, title: 'Rain', id: null, givenId: '', key, values, notes: [], ...row }
}

async function judge(rows: ImportRow[], existing: 'change' | 'leave' = 'change') {
  const judged = await judgeRows(db, { table: 'news_links', rows, existing, isWriting: false, moved })
  return judged.map(({ outcome, reasons }) => [outcome, describeLine({ outcome, reasons }, 'en')])
}

const add = (fields: { title?: string; url?: string } = {}) =>
  addNewsLink(db, { category: politics.id, title: 'Rain', url, ...fields })

test('a row without a stored record is new, with its remarks', async () => {
  expect(await judge([rowOf({}, { notes: [{ code: 'legacy', text: 'A note' }] })])).toEqual([
    ['new', 'A note'],
  ])
})

test.each(['politics', 'Politics', 'POLITICS', politics.id, politics.id.toUpperCase()])(
  'the category is found by %s',
  async category => {
    const [judged] = await judgeRows(db, { table: 'news_links', rows: [rowOf({ category })], ...checking })
    expect(judged?.row.values.category).toBe(politics.id)
  },
)

test('an unknown category is named, and the other rows keep their order', async () => {
  const other = 'https://outlet.example/b'
  const rows = [rowOf(), rowOf({ category: 'खेल' }), rowOf({ url: other, canonical_url: other })]
  expect(await judge(rows)).toEqual([
    ['new', ''],
    ['wrong', 'category: There is no category “खेल”. Add it, or import the categories first'],
    ['new', ''],
  ])
})

test('an identical row is a duplicate, by address or by id', async () => {
  const { id } = await add()
  expect(await judge([rowOf()])).toEqual([unchanged])
  expect(await judge([rowOf({}, { id, givenId: id })])).toEqual([unchanged])
})

test('the id decides: the same record at another address is changed', async () => {
  const { id } = await add()
  const moved = 'https://outlet.example/moved'
  expect(await judge([rowOf({ url: moved, canonical_url: moved }, { id })])).toEqual([
    ['changed', 'Different url'],
  ])
})

test('an address of another record makes the row a duplicate', async () => {
  const { id } = await add()
  await add({ title: 'The other', url: 'https://outlet.example/b' })
  const row = rowOf({ url: 'https://outlet.example/b', canonical_url: 'https://outlet.example/b' }, { id })
  expect(await judge([row])).toEqual([
    ['duplicate', 'Its address belongs to “The other”, which has another id here'],
  ])
})

test('of two rows that match one record, by id and by its old address, the first changes it', async () => {
  const { id } = await add()
  const moved = 'https://outlet.example/moved'
  const byId = rowOf({ url: moved, canonical_url: moved }, { id, line: 2 })
  const byAddress = rowOf({ title: 'Snow' }, { line: 3 })
  const second = (line: number) => ['duplicate', `Line ${line} is the same record with a different address`]
  expect(await judge([byId, byAddress])).toEqual([['changed', 'Different url'], second(2)])
  expect(await judge([byAddress, byId])).toEqual([['changed', 'Different title'], second(3)])
})

test('a line with an address that an earlier line replaced adds nothing, unless it has an id', async () => {
  const { id } = await add({ url: 'https://outlet.example/b' })
  moved.add(url)
  expect(await judge([rowOf()])).toEqual([
    ['duplicate', 'Another line is the same record with a different address'],
  ])
  expect(await judge([rowOf({}, { id })])).toEqual([['changed', 'Different url']])
  await add()
  expect(await judge([rowOf({ title: 'Snow' })])).toEqual([['changed', 'Different title']])
})

test('overwriting a record changed after the export is reported', async () => {
  await add()
  await setRows(db, 'newsLinks', { updatedAt: new Date('2026-03-02T00:00:00Z') })
  const judged = async (updated: string) =>
    (await judge([rowOf({ title: 'Snow', updated_at: updated })]))[0]?.[1]
  expect(await judged('2026-03-01T00:00:00Z')).toBe(
    'Different title. An editor changed it here after the file was written',
  )
  expect(await judged('2026-03-02T00:00:00.000Z')).toBe('Different title')
})

test('another spelling of an instant, a time that only the database writes and an unknown id are no difference', async () => {
  const link = await add()
  const at = link.publishedAt.toISOString()
  expect(await judge([rowOf({ published_at: at.replace('Z', '+00:00') })])).toEqual([unchanged])
  expect(await judge([rowOf({ created_at: '1999-01-01T00:00:00Z' })])).toEqual([unchanged])
  expect(await judge([rowOf({}, { id: otherId })])).toEqual([unchanged])
})

test('categories are judged by their slug', async () => {
  const values = { name: 'Politics!', slug: 'politics' }
  const row = { line: 2, title: 'Politics!', id: null, givenId: '', key: 'politics', values, notes: [] }
  const [judged] = await judgeRows(db, { table: 'categories', rows: [row], ...checking })
  expect([judged?.outcome, judged?.reasons, judged?.current?.id]).toEqual([
    'changed',
    [{ code: 'other-columns', columns: ['name'] }],
    politics.id,
  ])
})

test('an import that writes judges a row by the record as another editor has just saved it', async () => {
  const { id } = await add()
  const editor = await db.startTransaction().execute()
  await setRow(editor, 'newsLinks', id, { title: 'Snow' })
  const rows = [rowOf()]
  const judging = db
    .transaction()
    .execute(tx => judgeRows(tx, { table: 'news_links', rows, existing: 'change', isWriting: true, moved }))
  await untilBlocked(editor)
  await editor.commit().execute()
  expect(await judging).toMatchObject([{ outcome: 'changed', current: { title: 'Snow' } }])
})

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
