import { expect, test } from 'vitest'
import { addCategory, addNewsLink, setRows } from '../../../../test/support/builders.ts'
import { emptyBefore } from '../../../../test/support/empty-before.ts'
import { freshNewsroom } from '../../../../test/support/fresh-newsroom.ts'
import { undoBatch } from '../../revisions/undo/undo.ts'
import { addEntry, type SubmittedEntry } from './add-entry.ts'

const { db, by, now } = await freshNewsroom('2026-03-01T06:00:00Z')
const politics = await addCategory(db, { name: 'Politics' })

const pasted: SubmittedEntry = {
  origin: 'paste',
  url: 'https://outlet.example/well?utm_source=x',
  canonicalUrl: 'https://outlet.example/well',
  title: 'The well is dry',
  description: '',
  imageUrl: '',
  publishedAt: null,
  language: 'en',
  source: 'The Outlet',
  sourceIconUrl: '',
  outletId: null,
  category: politics.id,
}

const tip: SubmittedEntry = { ...pasted, origin: 'tip' }

emptyBefore(db, 'entries', 'newsLinks', 'revisions')

test('a pasted article waits in the queue at its place, and its revision names the editor', async () => {
  const added = await addEntry(db, { entry: pasted, by, now })
  expect(added.ok).toBe(true)
  const entries = await db.selectFrom('entries').selectAll().execute()
  expect(entries).toMatchObject([
    { status: 'waiting', origin: 'paste', feedId: null, category: politics.id, queuedAt: now },
  ])
  const [revision] = await db.selectFrom('revisions').selectAll().execute()
  expect(revision).toMatchObject({ recordTable: 'entries', action: 'add', accountName: 'Asha Devi' })
})

test('undo removes a pasted entry', async () => {
  await addEntry(db, { entry: pasted, by, now })
  const { batchId } = await db.selectFrom('revisions').select('batchId').executeTakeFirstOrThrow()
  expect(await undoBatch(db, { batchId, by, now })).toEqual({ ok: true, count: 1 })
  expect(await db.selectFrom('entries').selectAll().execute()).toEqual([])
})

test('for an article that is already published the link is returned', async () => {
  const link = await addNewsLink(db, { category: politics.id, url: pasted.canonicalUrl })
  expect(await addEntry(db, { entry: pasted, by, now })).toEqual({
    ok: false,
    reason: 'duplicate',
    of: { kind: 'news-link', id: link.id, title: link.title, url: link.url },
  })
})

test('for an article that is already waiting the entry is returned', async () => {
  await addEntry(db, { entry: tip, by: null, now })
  expect(await addEntry(db, { entry: pasted, by, now })).toMatchObject({
    reason: 'duplicate',
    of: { kind: 'entry', status: 'waiting', title: 'The well is dry' },
  })
})

test('two simultaneous submissions of one article make one entry', async () => {
  const brought = await Promise.all([1, 2, 3].map(() => addEntry(db, { entry: pasted, by, now })))
  expect(brought.filter(each => each.ok)).toHaveLength(1)
  expect(brought.filter(each => !each.ok && 'of' in each && each.of.kind === 'entry')).toHaveLength(2)
  expect(await db.selectFrom('entries').selectAll().execute()).toHaveLength(1)
})

test('an editor may paste a rejected article again, but a tip of it is refused', async () => {
  await addEntry(db, { entry: tip, by: null, now })
  await setRows(db, 'entries', { status: 'rejected' })
  expect(await addEntry(db, { entry: tip, by: null, now })).toMatchObject({
    of: { kind: 'entry', status: 'rejected' },
  })
  expect(await addEntry(db, { entry: pasted, by, now })).toMatchObject({ ok: true })
})

test('an article that is like a published one waits with that reason', async () => {
  const title = 'The old well of the village is dry again'
  const link = await addNewsLink(db, {
    category: politics.id,
    title,
    url: 'https://outlet.example/dry',
    publishedAt: now,
  })
  expect((await addEntry(db, { entry: { ...pasted, title: `${title}!` }, by, now })).ok).toBe(true)
  expect(await db.selectFrom('entries').selectAll().executeTakeFirst()).toMatchObject({
    status: 'waiting',
    duplicateRule: 'headline',
    newsLinkId: link.id,
    duplicateOf: null,
    reason: { code: 'same-outlet', rule: 'headline', minutes: 0, isTurnedDown: false },
  })
})

test('an article that is like a waiting entry of another outlet refers to it', async () => {
  const title = 'The old well of the village is dry again'
  await addEntry(db, { entry: { ...pasted, title }, by, now })
  const url = 'https://hills.example/well'
  await addEntry(db, { entry: { ...pasted, title, url, canonicalUrl: url, source: 'Hill Herald' }, by, now })
  const [first, second] = await db.selectFrom('entries').selectAll().orderBy('id').execute()
  expect(second).toMatchObject({
    duplicateOf: first?.id,
    reason: {
      code: 'other-outlet',
      outlet: 'The Outlet',
      rule: 'headline',
      minutes: 0,
      isTurnedDown: false,
    },
  })
})
