import { beforeEach, expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { describeLine } from '../../domain/exchange/line-reason.ts'
import { judgeRows } from './judge-rows.ts'
import type { ImportRow } from './rows/import-row.ts'

const { db } = await freshDatabase()
const politics = await addCategory(db, { name: 'Politics', slug: 'politics' })
const url = 'https://outlet.example/a'
const otherId = '01890a5d-ac96-774b-bcce-b302099a8057'

const moved = new Set<string>()

beforeEach(async () => {
  moved.clear()
  await db.deleteFrom('newsLinks').execute()
})

function rowOf(
  fields: Record<string, string | boolean | null> = {},
  row: Partial<ImportRow> = {},
): ImportRow {
  const values = {
    title: 'Rain',
    url,
    canonical_url: url,
    source: 'The Outlet',
    category: 'politics',
    ...fields,
  }
  return {
    line: 2,
    title: 'Rain',
    id: null,
    givenId: '',
    key: String(values.canonical_url),
    values,
    notes: [],
    ...row,
  }
}

async function judge(rows: ImportRow[], existing: 'change' | 'leave' = 'change') {
  const judged = await judgeRows(db, { table: 'news_links', rows, existing, isWriting: false, moved })
  return judged.map(({ outcome, reasons }) => [outcome, describeLine({ outcome, reasons }, 'en')])
}

const add = (fields: { title?: string; url?: string } = {}) =>
  addNewsLink(db, { category: politics.id, title: 'Rain', url, ...fields })

test('what is not here is new, with what is to know of it', async () => {
  expect(await judge([rowOf({}, { notes: [{ code: 'legacy', text: 'A note' }] })])).toEqual([
    ['new', 'A note'],
  ])
})

test.each(['politics', 'Politics', 'POLITICS', politics.id, politics.id.toUpperCase()])(
  'the category is found as %s',
  async category => {
    const [judged] = await judgeRows(db, {
      table: 'news_links',
      rows: [rowOf({ category })],
      existing: 'change',
      ...{ isWriting: false, moved },
    })
    expect(judged?.row.values.category).toBe(politics.id)
  },
)

test('a category that nobody has is named, and the other rows go on in their order', async () => {
  const other = 'https://outlet.example/b'
  const rows = [rowOf(), rowOf({ category: 'खेल' }), rowOf({ url: other, canonical_url: other })]
  expect(await judge(rows)).toEqual([
    ['new', ''],
    ['wrong', 'category: There is no category “खेल”. Add it, or import the categories first'],
    ['new', ''],
  ])
})

test('what is here the same is a duplicate, by address or by id', async () => {
  const { id } = await add()
  const same = ['duplicate', 'It is here already, the same']
  expect(await judge([rowOf()])).toEqual([same])
  expect(await judge([rowOf({}, { id, givenId: id })])).toEqual([same])
})

test('what differs is changed, and says in what', async () => {
  await add()
  expect(await judge([rowOf({ title: 'Snow', source: 'Another' })])).toEqual([
    ['changed', 'Other title, source'],
  ])
})

test('what differs is left when the editor says so', async () => {
  await add()
  expect(await judge([rowOf({ title: 'Snow' })], 'leave')).toEqual([
    ['duplicate', 'It is here already and was left as it is'],
  ])
})

test('the id decides: the same record at another address is changed', async () => {
  const { id } = await add()
  const moved = 'https://outlet.example/moved'
  expect(await judge([rowOf({ url: moved, canonical_url: moved }, { id })])).toEqual([
    ['changed', 'Other url'],
  ])
})

test('an address that another record has stands in the way', async () => {
  const { id } = await add()
  await add({ title: 'The other', url: 'https://outlet.example/b' })
  const row = rowOf({ url: 'https://outlet.example/b', canonical_url: 'https://outlet.example/b' }, { id })
  expect(await judge([row])).toEqual([
    ['duplicate', 'Its address is that of “The other”, which is here under another id'],
  ])
})

test('a record that one row names by its id and another by its old address is changed by the first of them', async () => {
  const { id } = await add()
  const moved = 'https://outlet.example/moved'
  const byId = rowOf({ url: moved, canonical_url: moved }, { id, line: 2 })
  const byAddress = rowOf({ title: 'Snow' }, { line: 3 })
  const second = (line: number) => ['duplicate', `Line ${line} is the same record, with another address`]
  expect(await judge([byId, byAddress])).toEqual([['changed', 'Other url'], second(2)])
  expect(await judge([byAddress, byId])).toEqual([['changed', 'Other title'], second(3)])
})

test('an address that another line took from a record brings it back by no line, but for one with an id', async () => {
  const { id } = await add({ url: 'https://outlet.example/b' })
  moved.add(url)
  expect(await judge([rowOf()])).toEqual([
    ['duplicate', 'Another line is the same record, with another address'],
  ])
  expect(await judge([rowOf({}, { id })])).toEqual([['changed', 'Other url']])
  await add()
  expect(await judge([rowOf({ title: 'Snow' })])).toEqual([['changed', 'Other title']])
})

test('an id that nobody has leaves the word to the address', async () => {
  await add()
  expect(await judge([rowOf({}, { id: otherId })])).toEqual([['duplicate', 'It is here already, the same']])
})

test('who changed a record here after the file was written is not overwritten without a word', async () => {
  await add()
  await db
    .updateTable('newsLinks')
    .set({ updatedAt: new Date('2026-03-02T00:00:00Z') })
    .execute()
  const judged = async (updated: string) =>
    (await judge([rowOf({ title: 'Snow', updated_at: updated })]))[0]?.[1]
  expect(await judged('2026-03-01T00:00:00Z')).toBe(
    'Other title. Somebody changed it here after the file was written',
  )
  expect(await judged('2026-03-02T00:00:00.000Z')).toBe('Other title')
})

test('one moment in two spellings is no difference', async () => {
  const link = await add()
  const at = link.publishedAt.toISOString()
  expect(await judge([rowOf({ published_at: at.replace('Z', '+00:00') })])).toEqual([
    ['duplicate', 'It is here already, the same'],
  ])
})

test('times that only a database writes make no change', async () => {
  await add()
  expect(await judge([rowOf({ created_at: '1999-01-01T00:00:00Z' })])).toEqual([
    ['duplicate', 'It is here already, the same'],
  ])
})

test('categories are judged by their slug', async () => {
  const values = { name: 'Politics!', slug: 'politics' }
  const row = { line: 2, title: 'Politics!', id: null, givenId: '', key: 'politics', values, notes: [] }
  const [judged] = await judgeRows(db, {
    table: 'categories',
    rows: [row],
    existing: 'change',
    ...{ isWriting: false, moved },
  })
  expect([judged?.outcome, judged?.reasons, judged?.current?.id]).toEqual([
    'changed',
    [{ code: 'other-columns', columns: ['name'] }],
    politics.id,
  ])
})

test('nothing is judged of nothing', async () => {
  expect(await judge([])).toEqual([])
})
