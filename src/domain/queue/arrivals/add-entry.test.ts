import { expect, test } from 'vitest'
import {
  addCategory,
  addNewsLink,
  addWaitingEntry,
  setRow,
  setRows,
} from '../../../../test/support/builders.ts'
import { freshNewsroom } from '../../../../test/support/fresh-newsroom.ts'
import { untilBlocked } from '../../../../test/support/until-blocked.ts'
import { listRevisionsOf } from '../../revisions/revision-queries.ts'
import { undoBatch } from '../../revisions/undo/undo.ts'
import { addEntry, type SubmittedEntry } from './add-entry.ts'

const { db, by, now } = await freshNewsroom({ empty: ['entries', 'newsLinks', 'revisions'] })
const politics = await addCategory(db, { name: 'Politics' })

const well = 'https://outlet.example/well'
const texts = {
  title: 'The well is dry',
  description: '',
  imageUrl: '',
  source: 'The Outlet',
  sourceIconUrl: '',
}
const pasted: SubmittedEntry = {
  ...texts,
  origin: 'paste',
  url: `${well}?utm_source=x`,
  canonicalUrl: well,
  publishedAt: null,
  language: 'en',
  outletId: null,
  category: politics.id,
}
const tip: SubmittedEntry = { ...pasted, origin: 'tip' }

const listEntries = () => db.selectFrom('entries').selectAll().orderBy('id').execute()
const paste = (given: Partial<SubmittedEntry> = {}) =>
  addEntry(db, { entry: { ...pasted, ...given }, by, now })

test('a pasted article waits in the queue at its place, its revision names the editor, and undo removes it', async () => {
  expect(await paste()).toMatchObject({ ok: true })
  const place = { status: 'waiting', origin: 'paste', feedId: null, category: politics.id, queuedAt: now }
  expect(await listEntries()).toMatchObject([place])
  const { batchId, ...revision } = await db.selectFrom('revisions').selectAll().executeTakeFirstOrThrow()
  expect(revision).toMatchObject({ recordTable: 'entries', action: 'add', accountName: 'Asha Devi' })
  expect(await undoBatch(db, { batchId, by, now })).toEqual({ ok: true, count: 1 })
  expect(await listEntries()).toEqual([])
})

test('for an article that is already published or waits the link or entry is returned', async () => {
  const { id, title, url } = await addNewsLink(db, { category: politics.id, url: well })
  const of = { kind: 'news-link', id, title, url }
  expect(await paste()).toEqual({ ok: false, reason: 'duplicate', of })
  await db.deleteFrom('newsLinks').execute()
  await addEntry(db, { entry: tip, by: null, now })
  const waiting = { kind: 'entry', status: 'waiting', title: 'The well is dry' }
  expect(await paste()).toMatchObject({ reason: 'duplicate', of: waiting })
})

test('two simultaneous submissions of one article make one entry', async () => {
  const brought = await Promise.all([1, 2, 3].map(() => paste()))
  expect(brought.filter(each => each.ok)).toHaveLength(1)
  expect(brought.filter(each => !each.ok && 'of' in each && each.of.kind === 'entry')).toHaveLength(2)
  expect(await listEntries()).toHaveLength(1)
})

test('an editor may paste a rejected article again, but a tip of it is refused', async () => {
  await addEntry(db, { entry: tip, by: null, now })
  await setRows(db, 'entries', { status: 'rejected' })
  const again = await addEntry(db, { entry: tip, by: null, now })
  expect(again).toMatchObject({ of: { kind: 'entry', status: 'rejected' } })
  expect(await paste()).toMatchObject({ ok: true })
})

const title = 'The old well of the village is dry again'

test('an article that is like a published one waits with that reason', async () => {
  const dry = { title, url: 'https://outlet.example/dry', publishedAt: now }
  const link = await addNewsLink(db, { category: politics.id, ...dry })
  expect(await paste({ title: `${title}!` })).toMatchObject({ ok: true })
  const reason = { code: 'same-outlet', rule: 'headline', minutes: 0, isTurnedDown: false }
  const held = { duplicateRule: 'headline', newsLinkId: link.id, duplicateOf: null, reason }
  expect(await listEntries()).toMatchObject([{ status: 'waiting', ...held }])
})

test('an article that is like a waiting entry of another outlet refers to it', async () => {
  await paste({ title })
  const url = 'https://hills.example/well'
  await paste({ title, url, canonicalUrl: url, source: 'Hill Herald' })
  const [first, second] = await listEntries()
  const reason = { rule: 'headline', minutes: 0, isTurnedDown: false }
  expect(second).toMatchObject({
    duplicateOf: first?.id,
    reason: { code: 'other-outlet', outlet: 'The Outlet', ...reason },
  })
})

test('undoing a submission releases what was held or grouped because of it, but not beside an article of its own', async () => {
  const added = await paste()
  if (!added.ok) throw new Error(added.reason)
  const like = { duplicateOf: added.entry.id, duplicateRule: 'headline' } as const
  const held = await addWaitingEntry(db, { status: 'duplicate', ...like })
  const grouped = await addWaitingEntry(db, like)
  const published = await addWaitingEntry(db, { status: 'duplicate', ...like })
  await addNewsLink(db, { url: published.url, category: politics.id })
  const read = async () => {
    const entries = await listEntries()
    return entries.map(({ id, status, duplicateOf, duplicateRule }) => ({
      id,
      status,
      duplicateOf,
      duplicateRule,
    }))
  }
  const before = await read()
  const undoLast = async () => {
    const [revision] = await listRevisionsOf(db, added.entry.id, 1)
    return undoBatch(db, { batchId: revision?.batchId ?? '', by, now })
  }
  expect(await undoLast()).toEqual({ ok: true, count: 1 })
  const free = { status: 'waiting', duplicateOf: null, duplicateRule: null }
  expect(await read()).toMatchObject([
    { id: held.id, ...free },
    { id: grouped.id, ...free },
    { id: published.id, status: 'duplicate', duplicateOf: null },
  ])
  expect(await undoLast()).toEqual({ ok: true, count: 3 })
  expect((await read()).slice(0, 3)).toEqual(before.slice(0, 3))
})

test('an entry that an editor rejects while the submission that held it is undone stays rejected', async () => {
  const added = await paste()
  if (!added.ok) throw new Error(added.reason)
  const { id } = await addWaitingEntry(db, { duplicateOf: added.entry.id, duplicateRule: 'headline' })
  const [revision] = await listRevisionsOf(db, added.entry.id, 1)
  const editor = await db.startTransaction().execute()
  await setRow(editor, 'entries', id, { status: 'rejected' })
  const undoing = undoBatch(db, { batchId: revision?.batchId ?? '', by, now })
  await untilBlocked(editor)
  await editor.commit().execute()
  expect(await undoing).toEqual({ ok: true, count: 1 })
  expect(await listEntries()).toMatchObject([{ id, status: 'rejected' }])
})
