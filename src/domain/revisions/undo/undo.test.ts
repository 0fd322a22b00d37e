import { expect, test } from 'vitest'
import { addStory } from '../../../../test/support/add-story.ts'
import { authorizedAdministrator } from '../../../../test/support/authorized.ts'
import {
  addRow,
  addCategory as buildCategory,
  addNewsLink as buildNewsLink,
  setRow,
} from '../../../../test/support/builders.ts'
import { emptyBefore } from '../../../../test/support/empty-before.ts'
import { expectLockOrder } from '../../../../test/support/expect-lock-order.ts'
import { freshNewsroom } from '../../../../test/support/fresh-newsroom.ts'
import { deleteCategory } from '../../categories/write-category.ts'
import { addNewsLink } from '../../news-links/add-news-link.ts'
import { changeManyNewsLinks } from '../../news-links/change-many-news-links.ts'
import { type NewsLinkInput, newsLinkSchema } from '../../news-links/news-link-schema.ts'
import { updateNewsLink } from '../../news-links/update-news-link.ts'
import { deleteOutlet } from '../../outlets/write-outlet.ts'
import { editStory } from '../../stories/editing/edit-story.ts'
import { recordChange } from '../record-change.ts'
import { listActivity, listRevisionsOf } from '../revision-queries.ts'
import { restoreRevision, undoBatch } from './undo.ts'

const { db, by, now } = await freshNewsroom('2026-01-02T12:00:00Z')
const later = new Date('2026-01-02T13:00:00Z')
const canonicalUrl = 'https://outlet.example/monsoon'

emptyBefore(db, 'feeds', 'outlets', 'newsLinks', 'categories', 'revisions')

test('adding a link can be undone, and so can the undo', async () => {
  const { id, batchId } = await add()
  expect(await undoBatch(db, { batchId, by, now: later })).toEqual({ ok: true, count: 1 })
  expect(await find(id)).toBeUndefined()
  const [restore] = await listRevisionsOf(db, id, 1)
  expect(await undoBatch(db, { batchId: restore?.batchId ?? '', by, now: later })).toEqual({
    ok: true,
    count: 1,
  })
  expect(await find(id)).toMatchObject({ title: 'Monsoon arrives', version: 2 })
  expect(await undoBatch(db, { batchId, by, now: later })).toEqual({ ok: false, reason: 'nothing-to-undo' })
})

test('a deleted selection is restored completely, each record with its id and time', async () => {
  const category = await buildCategory(db)
  const links = [
    await buildNewsLink(db, { category: category.id }),
    await buildNewsLink(db, { category: category.id }),
  ]
  const ids = links.map(link => link.id)
  const change = await changeManyNewsLinks(db, { ids, change: { action: 'delete' }, by, now })
  if (!change.ok) throw new Error(change.reason)
  expect(change.count).toBe(2)
  await undoBatch(db, { batchId: change.batchId, by, now: later })
  const restored = await db.selectFrom('newsLinks').select(['id', 'createdAt']).orderBy('id').execute()
  expect(restored).toEqual(links.map(({ id, createdAt }) => ({ id, createdAt })))
})

test('featuring many links is one click and one undo', async () => {
  const category = await buildCategory(db)
  const ids = await Promise.all(
    Array.from({ length: 5 }, async () => (await buildNewsLink(db, { category: category.id })).id),
  )
  const change = await changeManyNewsLinks(db, { ids, change: { action: 'feature' }, by, now })
  if (!change.ok) throw new Error(change.reason)
  expect(await undoBatch(db, { batchId: change.batchId, by, now })).toEqual({ ok: true, count: 5 })
  const featured = await db.selectFrom('newsLinks').select('id').where('featured', '=', true).execute()
  expect(featured).toEqual([])
})

test('a record that was changed since is not undone', async () => {
  const { id, batchId, input } = await add()
  await updateNewsLink(db, {
    id,
    version: 1,
    input: { ...input, title: 'Newer' },
    canonicalUrl,
    by,
    now: later,
  })
  expect(await undoBatch(db, { batchId, by, now: later })).toEqual({ ok: false, reason: 'changed-since' })
  expect(await find(id)).toMatchObject({ title: 'Newer' })
})

test('an older state can be restored over newer ones', async () => {
  const { id, input } = await add()
  await updateNewsLink(db, { id, version: 1, input: { ...input, title: 'Second' }, canonicalUrl, by, now })
  await updateNewsLink(db, {
    id,
    version: 2,
    input: { ...input, title: 'Third' },
    canonicalUrl,
    by,
    now: later,
  })
  const history = await listRevisionsOf(db, id, 10)
  const first = history.at(-1)
  if (!first) throw new Error('no history')
  expect(await restoreRevision(db, { revision: first, side: 'after', by, now: later })).toEqual({
    ok: true,
    count: 1,
  })
  expect(await find(id)).toMatchObject({ title: 'Monsoon arrives', version: 4 })
  const [, third] = await listRevisionsOf(db, id, 10)
  if (!third) throw new Error('no third')
  await restoreRevision(db, { revision: third, side: 'before', by, now: later })
  expect(await find(id)).toMatchObject({ title: 'Second', version: 5 })
})

test('a deleted record restored to an old state has a higher version than any form that was opened before', async () => {
  const { id, input } = await add()
  const second = { id, input: { ...input, title: 'Second' }, canonicalUrl, by, now }
  await updateNewsLink(db, { ...second, version: 1 })
  await changeManyNewsLinks(db, { ids: [id], change: { action: 'delete' }, by, now: later })
  const first = (await listRevisionsOf(db, id, 10)).at(-1)
  if (!first) throw new Error('no history')
  await restoreRevision(db, { revision: first, side: 'after', by, now: later })
  expect(await find(id)).toEqual({ title: 'Monsoon arrives', version: 3 })
  const stale = await updateNewsLink(db, { ...second, version: 2 })
  expect(stale).toMatchObject({ ok: false, reason: 'stale' })
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
  await addRow(db, 'feeds', {
    outletId: id,
    url: 'https://alpha.example/feed',
    host: 'alpha.example:443',
    category,
  })
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

test('the activity lists newest first, by page and by kind', async () => {
  const { id } = await add()
  await changeManyNewsLinks(db, { ids: [id], change: { action: 'feature' }, by, now: later })
  const first = await listActivity(db, { after: null, limit: 1 })
  expect(first.revisions[0]).toMatchObject({ action: 'update', accountName: 'Asha Devi', recordId: id })
  const second = await listActivity(db, { after: first.next, limit: 1 })
  expect(second).toMatchObject({ revisions: [{ action: 'add' }], next: null })
  expect((await listActivity(db, { table: 'categories', after: null, limit: 5 })).revisions).toEqual([])
})

async function add(): Promise<{ id: string; batchId: string; input: NewsLinkInput }> {
  const category = await buildCategory(db)
  const input = newsLinkSchema.parse({
    title: 'Monsoon arrives',
    url: canonicalUrl,
    source: 'The Outlet',
    category: category.id,
  })
  const added = await addNewsLink(db, { input, canonicalUrl, by, now })
  if (!added.ok) throw new Error(added.reason)
  return { ...added, input }
}

async function find(id: string) {
  return db.selectFrom('newsLinks').select(['title', 'version']).where('id', '=', id).executeTakeFirst()
}

test('an editor cannot undo or restore what requires an administrator', async () => {
  const administrator = await authorizedAdministrator(db, 'Bim Administrator')
  const { id } = await db.selectFrom('settings').select('id').executeTakeFirstOrThrow()
  const rename = () => setRow(db, 'settings', id, { siteName: 'Renamed', version: 2 })
  const write = { by: administrator, now }
  const { batchId } = await recordChange(
    db,
    { table: 'settings', ids: [id], action: 'update', ...write },
    rename,
  )
  const refused = { ok: false, reason: 'needs-administrator' }
  expect(await undoBatch(db, { batchId, by, now: later })).toEqual(refused)
  const [revision] = await listRevisionsOf(db, id, 1)
  if (!revision) throw new Error('no revision')
  expect(await restoreRevision(db, { revision, side: 'before', by, now: later })).toEqual(refused)
  expect(await undoBatch(db, { batchId, by: administrator, now: later })).toEqual({ ok: true, count: 1 })
})
