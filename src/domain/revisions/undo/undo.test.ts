import { expect, test } from 'vitest'
import { addStory } from '../../../../test/support/add-story.ts'
import { authorizedAdministrator } from '../../../../test/support/authorized.ts'
import {
  addRow,
  addWaitingEntry,
  addCategory as buildCategory,
  addNewsLink as buildNewsLink,
  getRow,
  setRow,
} from '../../../../test/support/builders.ts'
import { expectLockOrder } from '../../../../test/support/expect-lock-order.ts'
import { freshNewsroom } from '../../../../test/support/fresh-newsroom.ts'
import { deleteCategory } from '../../categories/write-category.ts'
import { addNewsLink } from '../../news-links/add-news-link.ts'
import { newsLinkSchema } from '../../news-links/news-link-schema.ts'
import { changeManyNewsLinks, updateNewsLink } from '../../news-links/update-news-link.ts'
import { deleteOutlet } from '../../outlets/write-outlet.ts'
import { changeRule } from '../../rules/write-rule.ts'
import { editStory } from '../../stories/editing/edit-story.ts'
import { recordChange } from '../record-change.ts'
import { listRevisionsOf } from '../revision-queries.ts'
import { restoreRevision, undoBatch } from './undo.ts'

const { db, by, now } = await freshNewsroom({
  at: '2026-01-02T12:00:00Z',
  empty: ['feeds', 'outlets', 'newsLinks', 'categories', 'revisions'],
})
const later = new Date('2026-01-02T13:00:00Z')
const canonicalUrl = 'https://outlet.example/monsoon'

test('adding a link can be undone, and so can the undo', async () => {
  const { id, batchId } = await add()
  expect(await undoBatch(db, { batchId, by, now: later })).toEqual({ ok: true, count: 1 })
  expect(await find(id)).toBeUndefined()
  const [restore] = await listRevisionsOf(db, id, 1)
  const undone = await undoBatch(db, { batchId: restore?.batchId ?? '', by, now: later })
  expect(undone).toEqual({ ok: true, count: 1 })
  expect(await find(id)).toMatchObject({ title: 'Monsoon arrives', version: 2 })
  expect(await undoBatch(db, { batchId, by, now: later })).toEqual({ ok: false, reason: 'nothing-to-undo' })
})

test('a deleted selection is restored completely, each record with its id and time', async () => {
  const { id: category } = await buildCategory(db)
  const links = [await buildNewsLink(db, { category }), await buildNewsLink(db, { category })]
  const ids = links.map(link => link.id)
  const change = await changeManyNewsLinks(db, { ids, change: { action: 'delete' }, by, now })
  if (!change.ok) throw new Error(change.reason)
  expect(change.count).toBe(2)
  await undoBatch(db, { batchId: change.batchId, by, now: later })
  const restored = await db.selectFrom('newsLinks').select(['id', 'createdAt']).orderBy('id').execute()
  expect(restored).toEqual(links.map(({ id, createdAt }) => ({ id, createdAt })))
})

test('a record that was changed since is not undone', async () => {
  const { id, batchId, retitle } = await add()
  await retitle('Newer', 1)
  expect(await undoBatch(db, { batchId, by, now: later })).toMatchObject({
    ok: false,
    reason: 'changed-since',
  })
  expect(await find(id)).toMatchObject({ title: 'Newer' })
})

test('changes are undone one after the other, the last first, and no further than another change', async () => {
  const { id, batchId: added, retitle } = await add()
  const [second, third] = [batchOf(await retitle('Second', 1)), batchOf(await retitle('Third', 2))]
  for (const [batchId, title] of [
    [third, 'Second'],
    [second, 'Monsoon arrives'],
  ] as const) {
    expect(await undoBatch(db, { batchId, by, now: later })).toEqual({ ok: true, count: 1 })
    expect(await find(id)).toMatchObject({ title })
  }
  await retitle('Elsewhere', 5)
  expect(await undoBatch(db, { batchId: added, by, now: later })).toMatchObject({
    ok: false,
    reason: 'changed-since',
  })
})

test('what a worker counts between two changes does not keep the first from being undone after the second', async () => {
  const { id } = await addRow(db, 'rules', { name: 'No Hindi', language: 'hi', action: 'reject' })
  const off = await changeRule(db, { id, change: 'off', by, now })
  await setRow(db, 'rules', id, { hitCount: 7 })
  const on = await changeRule(db, { id, change: 'on', by, now: later })
  for (const change of [on, off]) {
    const batchId = change.ok ? change.batchId : ''
    expect(await undoBatch(db, { batchId, by, now: later })).toEqual({ ok: true, count: 1 })
  }
  expect(await getRow(db, 'rules', id)).toMatchObject({ isOn: true, hitCount: 7 })
})

test('a record that another editor set to the same texts is not undone', async () => {
  const { id, retitle } = await add()
  const second = batchOf(await retitle('Second', 1))
  await retitle('Third', 2)
  await retitle('Second', 3)
  expect(await undoBatch(db, { batchId: second, by, now: later })).toMatchObject({
    ok: false,
    reason: 'changed-since',
  })
  expect(await find(id)).toMatchObject({ title: 'Second' })
})

test('an older state can be restored over newer ones', async () => {
  const { id, retitle } = await add()
  await retitle('Second', 1)
  await retitle('Third', 2)
  const revision = await oldestOf(id)
  const restored = await restoreRevision(db, { revision, side: 'after', by, now: later })
  expect(restored).toMatchObject({ ok: true, count: 1 })
  expect(await find(id)).toMatchObject({ title: 'Monsoon arrives', version: 4 })
  const [, third] = await listRevisionsOf(db, id, 10)
  if (!third) throw new Error('no third')
  await restoreRevision(db, { revision: third, side: 'before', by, now: later })
  expect(await find(id)).toMatchObject({ title: 'Second', version: 5 })
})

test('a deleted record restored to an old state has a higher version than any form that was opened before', async () => {
  const { id, retitle } = await add()
  await retitle('Second', 1)
  await changeManyNewsLinks(db, { ids: [id], change: { action: 'delete' }, by, now: later })
  await restoreRevision(db, { revision: await oldestOf(id), side: 'after', by, now: later })
  expect(await find(id)).toEqual({ title: 'Monsoon arrives', version: 3 })
  expect(await retitle('Stale', 2)).toMatchObject({ ok: false, reason: 'stale' })
})

test('a deleted category whose slug has been taken since stays deleted', async () => {
  const category = await buildCategory(db, { slug: 'politics' })
  const deleted = await deleteCategory(db, { id: category.id, by, now })
  if (!deleted.ok) throw new Error(deleted.reason)
  await buildCategory(db, { slug: 'politics' })
  const undone = await undoBatch(db, { batchId: deleted.batchId, by, now: later })
  expect(undone).toEqual({ ok: false, reason: 'address-taken' })
})

test('a deleted outlet returns before the feeds and rules that refer to it', async () => {
  const { id: category } = await buildCategory(db)
  const { id } = await addRow(db, 'outlets', { name: 'Alpha', homeUrl: 'https://alpha.example/' })
  const address = { url: 'https://alpha.example/feed', host: 'alpha.example:443' }
  await addRow(db, 'feeds', { outletId: id, ...address, category })
  const deleted = await deleteOutlet(db, { id, by, now })
  if (!deleted.ok) throw new Error(deleted.reason)
  expect(deleted.feedCount).toBe(1)
  const undone = await undoBatch(db, { batchId: deleted.batchId, by, now: later })
  expect(undone).toEqual({ ok: true, count: 2 })
  const feeds = await db.selectFrom('feeds').select('outletId').execute()
  expect(feeds).toEqual([{ outletId: id }])
})

test('undoing a deletion of stories takes the stories lock before it locks a row', async () => {
  const { id: category } = await buildCategory(db)
  const links = [await buildNewsLink(db, { category }), await buildNewsLink(db, { category })]
  const { id } = await addStory(db, { links, title: 'Rain' })
  const { version } = await db.selectFrom('stories').select('version').executeTakeFirstOrThrow()
  const edited = await editStory(db, { seen: { id, version }, patch: { isLocked: true }, by, now })
  if (!edited.ok) throw new Error(edited.reason)
  const undone = await expectLockOrder(db, {
    order: ['stories', { table: 'stories', id }],
    work: () => undoBatch(db, { batchId: edited.batchId, by, now: later }),
  })
  expect(undone).toEqual({ ok: true, count: 1 })
})

test('an undo locks an entry before a link that was written before it', async () => {
  const { id: link, batchId } = await add()
  const { id: entry } = await addWaitingEntry(db)
  const kind = { table: 'entries', action: 'update' } as const
  const change = () => setRow(db, 'entries', entry, { version: 2 })
  await recordChange(db, { ...kind, ids: [entry], by, now, batchId }, change)
  const undone = await expectLockOrder(db, {
    order: [
      { table: 'entries', id: entry },
      { table: 'news_links', id: link },
    ],
    work: () => undoBatch(db, { batchId, by, now: later }),
  })
  expect(undone).toEqual({ ok: true, count: 2 })
})

async function add() {
  const { id: category } = await buildCategory(db)
  const words = { title: 'Monsoon arrives', url: canonicalUrl, source: 'The Outlet' }
  const input = newsLinkSchema.parse({ ...words, category })
  const added = await addNewsLink(db, { input, canonicalUrl, by, now })
  if (!added.ok) throw new Error(added.reason)
  const { id, batchId } = added
  const retitle = (title: string, version: number) =>
    updateNewsLink(db, { id, version, input: { ...input, title }, canonicalUrl, by, now: later })
  return { id, batchId, retitle }
}

function batchOf(change: Awaited<ReturnType<typeof updateNewsLink>>): string {
  if (!change.ok) throw new Error(change.reason)
  return change.batchId
}

async function oldestOf(id: string) {
  const oldest = (await listRevisionsOf(db, id, 10)).at(-1)
  if (!oldest) throw new Error('no history')
  return oldest
}

async function find(id: string) {
  return db.selectFrom('newsLinks').select(['title', 'version']).where('id', '=', id).executeTakeFirst()
}

test('an editor cannot undo or restore what requires an administrator', async () => {
  const administrator = await authorizedAdministrator(db, 'Bim Administrator')
  const { id } = await db.selectFrom('settings').select('id').executeTakeFirstOrThrow()
  const rename = () => setRow(db, 'settings', id, { siteName: 'Renamed', version: 2 })
  const kind = { table: 'settings', action: 'update' } as const
  const write = { ...kind, ids: [id], by: administrator, now }
  const { batchId } = await recordChange(db, write, rename)
  const refused = { ok: false, reason: 'needs-administrator' }
  expect(await undoBatch(db, { batchId, by, now: later })).toEqual(refused)
  const revision = await oldestOf(id)
  expect(await restoreRevision(db, { revision, side: 'before', by, now: later })).toEqual(refused)
  expect(await undoBatch(db, { batchId, by: administrator, now: later })).toEqual({ ok: true, count: 1 })
})
