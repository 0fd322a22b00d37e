import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addWaitingEntry, setRows } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { authorizeCommand } from '../accounts/authorize.ts'
import { isUuid } from '../fields/record-id.ts'
import { findSelectionBatch, listRecordsOfBatch } from './batch-queries.ts'
import { updateRecords } from './write-record.ts'

const { db, by, now } = await freshNewsroom({ empty: ['revisions', 'entries'] })
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const ravi = await authorizedEditor(db, 'Ravi Kumar')
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
  expect(await findSelectionBatch(db, { ...selection, now: minutesLater(10) })).toBe(batchId)
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
  expect(await findSelectionBatch(db, { ...selection, now: minutesLater(11) })).toBeNull()
  await setRows(db, 'revisions', { undone: true })
  expect(await findSelectionBatch(db, selection)).toBeNull()
})

test('a decision made in one request has its own batch, and so does a command', async () => {
  expect(await findSelectionBatch(db, { ...selection, selection: '' })).toBeNull()
  expect(await findSelectionBatch(db, { ...selection, by: authorizeCommand('Test') })).toBeNull()
})
