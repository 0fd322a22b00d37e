import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addWaitingEntry, setRows } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { insertMany } from '../../../test/support/insert-many.ts'
import type { RecordTable } from '../../database/record-table.ts'
import { type Authorized, authorizeCommand } from '../accounts/authorize.ts'
import { isUuid } from '../fields/record-id.ts'
import { findBatch, findSelectionBatch, listBatches, listRecordsOfBatch } from './batch-queries.ts'
import type { RevisionAction } from './revision.ts'
import { updateRecords } from './write-record.ts'

const { db, by, now } = await freshNewsroom({ empty: ['revisions', 'entries'] })
const minute = (n: number) => new Date(now.getTime() + n * 60_000)
const ravi = await authorizedEditor(db, 'Ravi Kumar')

type Click = {
  batchId?: string
  recordTable?: RecordTable
  action?: RevisionAction
  count?: number
  at?: Date
  undone?: boolean
  isBulk?: boolean
  by?: Authorized
}

async function click({ by: who = by, batchId = randomUUID(), ...fields }: Click = {}): Promise<string> {
  const { recordTable = 'entries', action = 'update', count = 1, at = now } = fields
  const { undone = false, isBulk = false } = fields
  await insertMany(
    db,
    sql`insert into revisions (record_table, record_id, action, batch_id, account_id, account_name, at, undone, is_bulk, after)
      select ${recordTable}, gen_random_uuid(), ${action}, ${batchId}, ${who.accountId}, ${who.name}, ${at}, ${undone}, ${isBulk},
        jsonb_build_object('title', 'Number ' || n)
      from generate_series(1, ${count}::integer) n order by n`,
  )
  return batchId
}

const pageOf = async (options: Partial<Parameters<typeof listBatches>[1]> = {}) =>
  listBatches(db, { after: null, limit: 50, ...options })
type BatchKey = Awaited<ReturnType<typeof pageOf>>['next']
const idsOf = async (options: Partial<Parameters<typeof listBatches>[1]> = {}) =>
  (await pageOf(options)).batches.map(({ batchId }) => batchId)

test('a click on many records is one row with their number, newest click first', async () => {
  const old = await click({ count: 1_200 })
  const recent = await click({ at: minute(1), by: ravi })
  const { batches, next } = await pageOf()
  expect(next).toBeNull()
  expect(batches).toMatchObject([
    { batchId: recent, lead: { accountName: 'Ravi Kumar' }, counts: [{ table: 'entries', count: 1 }] },
    { batchId: old, lead: { after: { title: 'Number 1' } }, counts: [{ table: 'entries', count: 1_200 }] },
  ])
})

test('a publication is represented by its news links, and a moved feed with its entries by the feed', async () => {
  const batchId = await click({ recordTable: 'news_links', action: 'add', count: 3 })
  await click({ batchId, count: 3 })
  const moved = await click({ count: 9, at: minute(1) })
  await click({ batchId: moved, recordTable: 'feeds', at: minute(1) })
  const { batches } = await pageOf()
  expect(batches.map(({ lead }) => lead.recordTable)).toEqual(['feeds', 'news_links'])
  expect(batches[1]?.counts).toEqual([
    { table: 'news_links', count: 3 },
    { table: 'entries', count: 3 },
  ])
})

test('a deleted or merged outlet represents its feeds', async () => {
  const deleted = await click({ recordTable: 'feeds', action: 'delete' })
  await click({ batchId: deleted, recordTable: 'outlets', action: 'delete' })
  const merged = await click({ recordTable: 'feeds', at: minute(1) })
  await click({ batchId: merged, recordTable: 'outlets', action: 'delete', at: minute(1) })
  await click({ batchId: merged, recordTable: 'outlets', at: minute(1) })
  const { batches } = await pageOf()
  expect(batches.map(({ lead, isMerge }) => [lead.recordTable, lead.action, isMerge])).toEqual([
    ['outlets', 'delete', true],
    ['outlets', 'delete', false],
  ])
})

test('pages follow each other, with each click on one of them, even if its requests are minutes apart', async () => {
  const large = await click({ count: 60, at: minute(1) })
  const between = [await click({ at: minute(2) }), await click({ at: minute(3) })]
  await click({ batchId: large, count: 60, at: minute(4) })
  const oldest = [await click({ count: 3 }), await click({ at: minute(-1) })]
  const seen: string[] = []
  for (let after: BatchKey = null, n = 0; n === 0 || after; n++) {
    const page = await pageOf({ after, limit: 2 })
    seen.push(...page.batches.map(({ batchId }) => batchId))
    after = page.next
  }
  expect(seen).toEqual([large, between[1], between[0], ...oldest])
})

test('filters choose clicks by their revisions, and count only those', async () => {
  const batchId = await click({ recordTable: 'news_links', action: 'add', count: 2 })
  await click({ batchId, count: 5 })
  await click({ recordTable: 'feeds', by: ravi })
  const { batches } = await pageOf({ table: 'entries' })
  expect(batches).toMatchObject([{ batchId, counts: [{ table: 'entries', count: 5 }] }])
  const addedBy = ({ accountId }: typeof by) => idsOf({ action: 'add', ...(accountId && { accountId }) })
  expect([await addedBy(by), await addedBy(ravi)]).toEqual([[batchId], []])
})

test('a click is undone when all its revisions are, and bulk revisions of an import are not listed', async () => {
  const batchId = await click({ undone: true })
  const part = await click({ batchId: await click({ at: minute(1) }), undone: true, at: minute(1) })
  await click({ isBulk: true })
  expect((await pageOf()).batches.map(({ isUndone }) => isUndone)).toEqual([false, true])
  expect(await findBatch(db, batchId)).toMatchObject({ batchId, isUndone: true })
  expect(await findBatch(db, part)).toMatchObject({ counts: [{ table: 'entries', count: 2 }] })
  expect(await findBatch(db, randomUUID())).toBeNull()
})

const selection = { selection: 'a-1', decision: { action: 'reject' }, by, now }

/** Decides on one more entry in the batch; returns its id. */
async function decide(batchId: string | null) {
  const { id } = await addWaitingEntry(db)
  const write = { by, now, batchId: batchId ?? '' }
  await updateRecords(db, { table: 'entries', ids: [id], values: { featured: true }, ...write })
  return id
}

test('the requests of one selection form one batch, whose records are listed', async () => {
  const batchId = await findSelectionBatch(db, selection)
  expect(isUuid(batchId ?? '')).toBe(true)
  const first = await decide(batchId)
  expect(await findSelectionBatch(db, { ...selection, now: minute(10) })).toBe(batchId)
  const second = await decide(batchId)
  const list = (table: 'entries' | 'news_links') => listRecordsOfBatch(db, { batchId: batchId ?? '', table })
  expect((await list('entries')).toSorted()).toEqual([first, second].toSorted())
  expect(await list('news_links')).toEqual([])
})

test.each([
  ['another selection', { selection: 'a-2' }],
  ['another decision', { decision: { action: 'feature' } }],
  ['somebody else', { by: ravi }],
])('%s starts another batch', async (_name, fields) => {
  expect(await findSelectionBatch(db, { ...selection, ...fields })).not.toBe(
    await findSelectionBatch(db, selection),
  )
})

test('a decision after the batch is old or undone starts a new batch', async () => {
  const batchId = await findSelectionBatch(db, selection)
  await decide(batchId)
  expect(await findSelectionBatch(db, { ...selection, now: minute(11) })).toBeNull()
  await setRows(db, 'revisions', { undone: true })
  expect(await findSelectionBatch(db, selection)).toBeNull()
})

test('a decision made in one request has its own batch, and so does a command', async () => {
  expect(await findSelectionBatch(db, { ...selection, selection: '' })).toBeNull()
  expect(await findSelectionBatch(db, { ...selection, by: authorizeCommand('Test') })).toBeNull()
})
