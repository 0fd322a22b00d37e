import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addRow, setRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import type { RecordTable } from '../../database/record-table.ts'
import type { TimeKey } from '../../database/slice-page.ts'
import { readPageKey, writePageKey } from '../fields/page-key.ts'
import type { RevisionAction } from './revision.ts'
import { findRevision, listActivity, listBatch, listBulk, listRevisionsOf } from './revision-queries.ts'

const { db } = await freshDatabase({ empty: ['revisions'] })
const start = new Date('2026-03-01T06:00:00Z')
const asha = await authorizedEditor(db)
const ravi = await authorizedEditor(db, 'Ravi Kumar')
const minute = (n: number) => new Date(start.getTime() + n * 60_000)

type Fields = {
  recordTable?: RecordTable
  recordId?: string
  action?: RevisionAction
  batchId?: string
  at?: Date
  isBulk?: boolean
  undone?: boolean
  by?: typeof asha
}

async function add({ by = asha, ...fields }: Fields = {}): Promise<string> {
  const names = { recordId: randomUUID(), batchId: randomUUID() }
  const blank = { recordTable: 'categories', action: 'update', at: start, ...names } as const
  const account = { accountId: by.accountId, accountName: by.name }
  const { id } = await addRow(db, 'revisions', { ...blank, ...account, ...fields })
  return id
}

const ids = (found: { id: string }[]) => found.map(({ id }) => id)

test('a batch consists of the revisions that are not undone yet, in the order of writing', async () => {
  const batchId = randomUUID()
  const [one, two] = [await add({ batchId }), await add({ batchId, recordTable: 'feeds' })]
  await add({ batchId, undone: true })
  await add({ batchId, isBulk: true })
  await add({ batchId, recordTable: 'imports' })
  await add()
  expect(ids(await listBatch(db, batchId))).toEqual([one, two])
})

test('an import is read newest first, one piece at a time, without the entries that it accepted', async () => {
  const batchId = randomUUID()
  const table = 'categories'
  await add({ batchId, isBulk: true, recordTable: 'entries' })
  const all: string[] = []
  for (let n = 0; n < 5; n += 1) all.unshift(await add({ batchId, isBulk: true }))
  const first = await listBulk(db, { batchId, table, below: null, limit: 3 })
  expect(ids(first)).toEqual(all.slice(0, 3))
  const second = await listBulk(db, { batchId, table, below: first.at(-1)?.id ?? null, limit: 3 })
  expect(ids(second)).toEqual(all.slice(3))
})

test('the history of a record lists only its own revisions, newest first, up to a limit', async () => {
  const recordId = randomUUID()
  const old = await add({ recordId, at: minute(1) })
  const recent = await add({ recordId, at: minute(2) })
  await add({ at: minute(3) })
  expect(ids(await listRevisionsOf(db, recordId, 9))).toEqual([recent, old])
  expect(ids(await listRevisionsOf(db, recordId, 1))).toEqual([recent])
})

test('a revision is found by its id, with the states before and after', async () => {
  const id = await add()
  await setRow(db, 'revisions', id, { before: JSON.stringify({ name: 'Old' }) })
  const states = { before: { name: 'Old' }, after: null }
  expect(await findRevision(db, id)).toMatchObject({ id, ...states, accountName: 'Asha Devi' })
  expect(await findRevision(db, randomUUID())).toBeNull()
})

test('each filter narrows the activity, by itself and combined', async () => {
  const feed = await add({ recordTable: 'feeds', action: 'delete', by: ravi, at: minute(3) })
  const other = await add({ recordTable: 'feeds', at: minute(2) })
  const third = await add({ action: 'delete', by: ravi, at: minute(1) })
  const list = async (filter: object) =>
    ids((await listActivity(db, { ...filter, after: null, limit: 9 })).revisions)
  expect(await list({})).toEqual([feed, other, third])
  expect(await list({ table: 'feeds' })).toEqual([feed, other])
  expect(await list({ action: 'delete' })).toEqual([feed, third])
  expect(await list({ accountId: ravi.accountId })).toEqual([feed, third])
  expect(await list({ table: 'feeds', action: 'delete', accountId: ravi.accountId })).toEqual([feed])
  expect(await list({ table: 'rules' })).toEqual([])
})

test('pages follow each other by key, even with equal times and newer revisions on top', async () => {
  const all: string[] = []
  for (const at of [1, 2, 2, 2, 2, 3]) all.push(await add({ at: minute(at) }))
  const seen: string[] = []
  for (let after: TimeKey | null = null, pages = 0; pages < 9; pages += 1) {
    const page = await listActivity(db, { after, limit: 2 })
    seen.push(...ids(page.revisions))
    await add({ at: minute(9) })
    after = page.next && readPageKey(writePageKey(page.next))
    if (!after) break
  }
  expect(seen).toEqual(all.toReversed())
})

test('the last page has no next key', async () => {
  await add()
  await add()
  expect((await listActivity(db, { after: null, limit: 2 })).next).toBeNull()
  expect((await listActivity(db, { after: null, limit: 1 })).next).not.toBeNull()
})

test('the latest time that a key can hold is accepted by the database', async () => {
  const after = readPageKey(writePageKey({ at: new Date(2 ** 47 - 1), id: randomUUID() }))
  const id = await add()
  expect(after).not.toBeNull()
  expect(ids((await listActivity(db, { after, limit: 9 })).revisions)).toEqual([id])
})
