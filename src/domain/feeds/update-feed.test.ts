import { expect, test } from 'vitest'
import {
  addCategory,
  addRow,
  addWaitingEntry,
  getRow,
  setRow,
  setRows,
} from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { addFeed } from './add-feed.ts'
import type { FeedInput } from './feed-schema.ts'
import { updateFeed } from './update-feed.ts'

const { db, by, now } = await freshNewsroom({ empty: ['entries', 'feeds', 'outlets', 'revisions'] })
const later = new Date('2026-03-01T07:00:00Z')
const politics = await addCategory(db, { name: 'Politics' })
const world = await addCategory(db, { name: 'World' })
const input: FeedInput = {
  url: 'https://herald.example/rss',
  outletName: 'The Herald',
  title: 'World',
  language: 'en',
  category: politics.id,
  publishing: 'wait',
  categorizing: 'by-content',
  sizeLimit: '5',
}

async function addHerald(fields: Partial<FeedInput> = {}) {
  const added = await addFeed(db, { ...input, ...fields }, { by, now })
  if (!added.ok) throw new Error(added.reason)
  return added.id
}

const save = (id: string, fields: Partial<FeedInput>, version = 1) =>
  updateFeed(db, { id, version, input: { ...input, ...fields }, by, now: later })
const getFeed = (id: string) => getRow(db, 'feeds', id)
const outletNames = async () =>
  (await db.selectFrom('outlets').select('name').orderBy('name').execute()).map(outlet => outlet.name)

test('a save changes the form’s fields and the version', async () => {
  const id = await addHerald()
  const fields = { title: 'India', publishing: 'at-once', category: world.id, language: 'hi' } as const
  expect(await save(id, fields)).toMatchObject({ ok: true })
  expect(await getFeed(id)).toMatchObject({ ...fields, version: 2, updatedAt: later })
  await save(id, { language: '' }, 2)
  expect((await getFeed(id)).language).toBeNull()
})

test('the address is normalized as in an import', async () => {
  const id = await addHerald()
  await save(id, { url: ' feed://Herald.Example/rss#top ' })
  expect(await getFeed(id)).toMatchObject({ url: 'http://herald.example/rss', host: 'herald.example:80' })
})

test('a new address resets the feed', async () => {
  const id = await addHerald()
  const answered = {
    etag: '"1"',
    lastModified: 'yesterday',
    bodyDigest: 'x',
    movedTo: 'https://new.example/',
  }
  const failure = { failure: 'gone', failureDetail: { code: 'status', status: 410 }, failureCount: 5 }
  await setRows(db, 'feeds', { ...answered, ...failure, state: 'gone', nextPollAt: new Date('2027-01-01') })
  await save(id, { url: 'https://herald.example/feed' })
  const unknown = { etag: null, lastModified: null, bodyDigest: null, movedTo: null }
  const well = { failure: null, failureDetail: null, failureCount: 0, state: 'active', nextPollAt: later }
  expect(await getFeed(id)).toMatchObject({ ...unknown, ...well })
})

test('a paused feed stays paused at its new address', async () => {
  const id = await addHerald()
  await setRows(db, 'feeds', { state: 'paused' })
  await save(id, { url: 'https://herald.example/feed' })
  expect(await getFeed(id)).toMatchObject({ url: 'https://herald.example/feed', state: 'paused' })
})

test('after a raise of the size limit the feed is read whole at once', async () => {
  const id = await addHerald()
  const answered = {
    etag: '"1"',
    lastModified: 'yesterday',
    bodyDigest: 'x',
    nextPollAt: new Date('2027-01-01'),
  }
  await setRows(db, 'feeds', answered)
  await save(id, { title: 'India' })
  expect(await getFeed(id)).toMatchObject(answered)
  await save(id, { sizeLimit: '10' }, 2)
  const unknown = { etag: null, lastModified: null, bodyDigest: null, nextPollAt: later }
  expect(await getFeed(id)).toMatchObject(unknown)
})

test('undo of a new address resets the feed again', async () => {
  const id = await addHerald()
  const saved = await save(id, { url: 'https://herald.example/wrong' })
  const answered = { etag: '"1"', lastModified: 'yesterday', bodyDigest: 'x' }
  const failure = { failure: 'not-found', failureDetail: { code: 'status', status: 404 }, failureCount: 5 }
  await setRows(db, 'feeds', { ...answered, ...failure, nextPollAt: new Date('2027-01-01') })
  if (saved.ok) await undoBatch(db, { batchId: saved.batchId, by, now: later })
  const unknown = { etag: null, lastModified: null, bodyDigest: null, nextPollAt: later }
  expect(await getFeed(id)).toMatchObject({ url: input.url, ...unknown, failure: null, failureCount: 0 })
})

test('with an unchanged address the feed keeps its state', async () => {
  const id = await addHerald()
  const state = {
    etag: '"1"',
    failure: 'timeout',
    failureCount: 2,
    state: 'paused',
    nextPollAt: now,
  } as const
  await setRows(db, 'feeds', state)
  await save(id, { title: 'India' })
  expect(await getFeed(id)).toMatchObject(state)
})

test('an unknown name creates an outlet; a known name moves the feed to that outlet', async () => {
  const id = await addHerald()
  await save(id, { outletName: 'The Herald of India' })
  expect(await outletNames()).toEqual(['The Herald', 'The Herald of India'])
  await save(id, { outletName: 'The Herald' }, 2)
  expect(await outletNames()).toEqual(['The Herald', 'The Herald of India'])
  const { outletId } = await getFeed(id)
  expect(await getRow(db, 'outlets', outletId)).toMatchObject({ name: 'The Herald' })
})

test('of two outlets with the same name, the feed keeps its own', async () => {
  const id = await addHerald()
  const { outletId } = await getFeed(id)
  await addRow(db, 'outlets', { name: 'The Herald', homeUrl: 'https://other.example/' })
  await save(id, { title: 'India' })
  expect((await getFeed(id)).outletId).toBe(outletId)
})

test.each([
  ['bad-address', { url: 'javascript:1' }],
  ['bad-address', { url: 'https://me:secret@herald.example/' }],
  ['no-such-category', { category: '00000000-0000-7000-8000-000000000000' }],
  ['no-such-category', { category: "x' or 1=1" }],
] as const)('%s is refused, and nothing is changed: %j', async (reason, fields) => {
  const id = await addHerald()
  const before = await getFeed(id)
  expect(await save(id, fields)).toEqual({ ok: false, reason })
  expect(await getFeed(id)).toEqual(before)
})

/** Nothing of a refused save that names another outlet and category was kept. */
async function expectNoTrace() {
  expect(await db.selectFrom('entries').select('category').execute()).toEqual([{ category: politics.id }])
  expect(await outletNames()).toEqual(['The Herald'])
  expect(await db.selectFrom('revisions').select('id').execute()).toEqual([])
}

async function addWithEntry() {
  const id = await addHerald()
  await addWaitingEntry(db, { feedId: id, category: politics.id })
  await db.deleteFrom('revisions').execute()
  return id
}

const elsewhere = { category: world.id, outletName: 'New Name' }

test('the address of another feed is refused by http too, but the feed’s own is not', async () => {
  await addHerald({ url: 'https://herald.example/other' })
  const id = await addHerald()
  expect(await save(id, { url: 'http://herald.example/other' })).toEqual({ ok: false, reason: 'known' })
  expect(await save(id, { url: 'http://herald.example/rss' })).toMatchObject({ ok: true })
})

test('a save of an old version or with the address of another feed is refused, and leaves no trace', async () => {
  const url = 'https://herald.example/other'
  await addHerald({ url })
  const id = await addWithEntry()
  expect(await save(id, { ...elsewhere, url })).toEqual({ ok: false, reason: 'known' })
  expect(await save(id, elsewhere, 2)).toEqual({ ok: false, reason: 'stale' })
  await expectNoTrace()
})

test('only one of ten simultaneous saves succeeds', async () => {
  const id = await addHerald()
  const saves = await Promise.all(Array.from({ length: 10 }, (_, n) => save(id, { title: `Title ${n}` })))
  expect(saves.filter(saved => saved.ok)).toHaveLength(1)
  expect(saves.filter(saved => !saved.ok && saved.reason === 'stale')).toHaveLength(9)
  expect((await getFeed(id)).version).toBe(2)
})

test('only one of two feeds that take the same address at once succeeds', async () => {
  const [one, two] = [await addHerald(), await addHerald({ url: 'https://herald.example/two' })]
  const url = 'https://herald.example/new'
  const saved = await Promise.all([save(one, { url }), save(two, { url })])
  expect(saved.filter(({ ok }) => ok)).toHaveLength(1)
  expect(saved).toContainEqual({ ok: false, reason: 'known' })
})

test('an address that a poll gives to another feed at the same time is refused as known, and the save leaves no trace', async () => {
  const other = await addHerald({ url: 'https://herald.example/other' })
  const id = await addWithEntry()
  const url = 'https://herald.example/moved'
  const saving = await db.transaction().execute(async tx => {
    await setRow(tx, 'feeds', other, { url })
    const work = save(id, { ...elsewhere, url })
    await untilBlocked(tx)
    return { work }
  })
  expect(await saving.work).toEqual({ ok: false, reason: 'known' })
  await expectNoTrace()
})
