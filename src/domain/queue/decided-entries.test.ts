import { expect, test } from 'vitest'
import {
  addCategory,
  addNewsLink,
  addScheduledEntry,
  addWaitingEntry,
  getRow,
  setRows,
} from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { listBin } from '../revisions/bin.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { decideEntries } from './decide-entries.ts'
import { returnEntries } from './decided-entries.ts'
import { publishEntries } from './publish-entries.ts'

const { db, by, now } = await freshNewsroom({ empty: ['entries', 'newsLinks', 'revisions'] })
const politics = await addCategory(db, { name: 'Politics' })
const listStatuses = async () =>
  (await db.selectFrom('entries').select('status').orderBy('id').execute()).map(entry => entry.status)

test('a publication can be reversed even after the outlet changed the headline, and the link is in the bin', async () => {
  const entry = await addWaitingEntry(db, { category: politics.id })
  await publishEntries(db, { entries: [entry], by, now })
  await setRows(db, 'newsLinks', { title: 'Live: the well', version: 2 })
  const returned = await returnEntries(db, { ids: [entry.id], by, now })
  expect(returned).toMatchObject({ ok: true, count: 1 })
  expect(await listStatuses()).toEqual(['waiting'])
  const { links } = await listBin(db, { now, after: null, limit: 5 })
  expect(links.map(link => link.title)).toEqual(['Live: the well'])
})

test('an entry is moved, published, and both are undone, the last first', async () => {
  const world = await addCategory(db, { name: 'World' })
  const entry = await addWaitingEntry(db, { category: politics.id })
  const decision = { action: 'move', category: world.id } as const
  const moved = await decideEntries(db, { entries: [entry], decision, by, now })
  const published = await publishEntries(db, { entries: [{ ...entry, version: 2 }], by, now })
  const one = { ok: true, count: 1 }
  expect(await undoBatch(db, { batchId: published.batchId, by, now })).toMatchObject({ ok: true })
  if (!moved.ok) throw new Error(moved.reason)
  expect(await undoBatch(db, { batchId: moved.batchId, by, now })).toEqual(one)
  expect(await db.selectFrom('entries').select(['status', 'category']).executeTakeFirst()).toEqual({
    status: 'waiting',
    category: politics.id,
  })
})

test('a rejected entry waits again, which can be undone too', async () => {
  const entry = await addWaitingEntry(db)
  await decideEntries(db, { entries: [entry], decision: { action: 'reject' }, by, now })
  const returned = await returnEntries(db, { ids: [entry.id], by, now })
  expect(await listStatuses()).toEqual(['waiting'])
  if (returned.ok) await undoBatch(db, { batchId: returned.batchId, by, now })
  expect(await listStatuses()).toEqual(['rejected'])
})

test.each(['publish', 'reject'] as const)(
  'an entry that was like another waits alone after %s and return',
  async action => {
    const { id: duplicateOf } = await addWaitingEntry(db)
    const like = { duplicateOf, duplicateRule: 'headline' } as const
    const entry = await addWaitingEntry(db, { category: politics.id, ...like })
    if (action === 'publish') await publishEntries(db, { entries: [entry], by, now })
    else await decideEntries(db, { entries: [entry], decision: { action }, by, now })
    expect(await returnEntries(db, { ids: [entry.id], by, now })).toMatchObject({ ok: true })
    const alone = { status: 'waiting', duplicateOf: null, duplicateRule: null }
    expect(await getRow(db, 'entries', entry.id)).toMatchObject(alone)
  },
)

test('waiting and unknown entries cannot be returned', async () => {
  const { id } = await addWaitingEntry(db)
  const refused = { ok: false, reason: 'nothing-to-return' }
  expect(await returnEntries(db, { ids: [id, 'x'], by, now })).toEqual(refused)
})

test('two rejected entries of one article cannot be returned together', async () => {
  const url = 'https://outlet.example/brought'
  const brought = { url, status: 'rejected', origin: 'paste' } as const
  const twins = [await addWaitingEntry(db, brought), await addWaitingEntry(db, brought)]
  const refused = await returnEntries(db, { ids: twins.map(({ id }) => id), by, now })
  expect(refused).toEqual({ ok: false, reason: 'waits-already' })
  expect(await listStatuses()).toEqual(['rejected', 'rejected'])
  expect(await db.selectFrom('revisions').select('id').execute()).toEqual([])
  const one = await returnEntries(db, { ids: [twins[0]?.id ?? ''], by, now })
  expect(one).toMatchObject({ ok: true, count: 1 })
})

test.each([
  ['waits-already', (url: string) => addWaitingEntry(db, { url })],
  ['scheduled-already', (url: string) => addScheduledEntry(db, { url })],
  ['published-already', (url: string) => addNewsLink(db, { url, category: politics.id })],
])('an entry does not return beside its article: %s', async (reason, addBeside) => {
  const entry = await addWaitingEntry(db, { status: 'rejected' })
  await addBeside(entry.url)
  expect(await returnEntries(db, { ids: [entry.id], by, now })).toEqual({ ok: false, reason })
  expect(await listStatuses()).toContain('rejected')
})
