import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addRow, addWaitingEntry, setRow } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { addFeed } from '../feeds/add-feed.ts'
import { changeManyFeeds } from '../feeds/update-feed.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { outletSchema } from './outlet-schema.ts'
import { addOutlet, deleteOutlet } from './write-outlet.ts'

const { db, by, now } = await freshNewsroom({
  empty: ['entries', 'newsLinks', 'rules', 'feeds', 'outlets', 'revisions'],
})
const { id: category } = await addCategory(db)

async function addScene() {
  const feed = { url: 'https://outlet.example/rss', category, outletName: 'The Outlet' }
  const added = await addFeed(db, feed, { by, now })
  if (!added.ok) throw new Error(added.reason)
  const { outletId } = await db.selectFrom('feeds').select('outletId').executeTakeFirstOrThrow()
  const link = await addNewsLink(db, { category, outletId })
  const entry = await addWaitingEntry(db, { outletId, feedId: added.id })
  const rule = { name: 'No horoscopes', outletId, action: 'reject' } as const
  await addRow(db, 'rules', rule)
  const exception = { outletId, rule: 'parameter', value: 'ref' } as const
  await addRow(db, 'duplicateExceptions', exception)
  return { outletId, feedId: added.id, link, entry }
}

const ties = async () => ({
  links: await db.selectFrom('newsLinks').select('outletId').execute(),
  entries: await db.selectFrom('entries').select(['outletId', 'feedId']).execute(),
  rules: await db.selectFrom('rules').select(['name', 'outletId']).execute(),
  learnt: await db.selectFrom('duplicateExceptions').select(['value', 'outletId']).execute(),
})

test('a restored outlet has its links, entries, rules and learnt exceptions again', async () => {
  const { outletId } = await addScene()
  const before = await ties()
  const deleted = await deleteOutlet(db, { id: outletId, by, now })
  if (!deleted.ok) throw new Error(deleted.reason)
  expect(await ties()).toEqual({ ...before, rules: [], learnt: [] })
  expect(await undoBatch(db, { batchId: deleted.batchId, by, now })).toEqual({ ok: true, count: 4 })
  expect(await ties()).toEqual(before)
})

test('records that another outlet has taken over since stay with it', async () => {
  const { outletId, link } = await addScene()
  const deleted = await deleteOutlet(db, { id: outletId, by, now })
  if (!deleted.ok) throw new Error(deleted.reason)
  const other = await addRow(db, 'outlets', { name: 'Another', homeUrl: 'https://another.example/' })
  await setRow(db, 'newsLinks', link.id, { outletId: other.id })
  await undoBatch(db, { batchId: deleted.batchId, by, now })
  expect((await ties()).links).toEqual([{ outletId: other.id }])
})

test('a restored feed knows its earlier entries', async () => {
  const { feedId } = await addScene()
  const deleted = await changeManyFeeds(db, { ids: [feedId], change: { action: 'delete' }, by, now })
  if (!deleted.ok) throw new Error(deleted.reason)
  await undoBatch(db, { batchId: deleted.batchId, by, now })
  expect((await ties()).entries).toMatchObject([{ feedId }])
})

test('an added outlet is not undone while feeds, rules or exceptions of later actions refer to it', async () => {
  const input = outletSchema.parse({ name: 'Dawn', homeUrl: 'https://dawn.example/', lean: 'not-rated' })
  const added = await addOutlet(db, { input, by, now })
  if (!added.ok) throw new Error(added.reason)
  const feed = { outletId: added.id, url: 'https://dawn.example/rss', host: 'dawn.example:443', category }
  const exception = { outletId: added.id, rule: 'parameter', value: 'ref' } as const
  for (const [table, add] of [
    ['feeds', () => addRow(db, 'feeds', feed)],
    ['rules', () => addRow(db, 'rules', { name: 'No horoscopes', outletId: added.id, action: 'reject' })],
    ['duplicateExceptions', () => addRow(db, 'duplicateExceptions', exception)],
  ] as const) {
    const { id } = await add()
    expect(await undoBatch(db, { batchId: added.batchId, by, now })).toEqual({ ok: false, reason: 'in-use' })
    await db.deleteFrom(table).where('id', '=', id).execute()
  }
  expect(await undoBatch(db, { batchId: added.batchId, by, now })).toEqual({ ok: true, count: 1 })
})

test('undoing an added feed never deletes a later feed of its outlet', async () => {
  const first = await addFeed(db, { url: 'https://dusk.example/rss', category }, { by, now })
  const second = await addFeed(db, { url: 'https://dusk.example/sport', category }, { by, now })
  if (!first.ok || !second.ok) throw new Error('not added')
  expect(await undoBatch(db, { batchId: first.batchId, by, now })).toEqual({ ok: false, reason: 'in-use' })
  expect(await undoBatch(db, { batchId: second.batchId, by, now })).toEqual({ ok: true, count: 1 })
  expect(await undoBatch(db, { batchId: first.batchId, by, now })).toEqual({ ok: true, count: 2 })
})
