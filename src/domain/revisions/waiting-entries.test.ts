import { expect, test } from 'vitest'
import {
  addCategory,
  addWaitingEntry,
  addNewsLink as buildNewsLink,
  getRow,
  setRow,
} from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { addNewsLink } from '../news-links/add-news-link.ts'
import { newsLinkSchema } from '../news-links/news-link-schema.ts'
import { updateNewsLink } from '../news-links/update-news-link.ts'
import { listDecided, returnEntries } from '../queue/decided-entries.ts'
import { publishEntries } from '../queue/publish-entries.ts'
import { sameAddress } from '../reasons/entry-reason.ts'
import { scheduleNewLink } from '../schedule/schedule-link.ts'
import { listBin } from './bin.ts'
import { listRevisionsOf } from './revision-queries.ts'
import { restoreDeleted, undoBatch } from './undo/undo.ts'
import { deleteRecords } from './write-record.ts'

const { db, by, now } = await freshNewsroom({ empty: ['entries', 'newsLinks', 'revisions'] })
const { id: category } = await addCategory(db)
const url = 'https://outlet.example/well'

const inputOf = (address: string) =>
  newsLinkSchema.parse({ title: 'The well', url: address, source: 'The Outlet', category })

async function addByForm(address = url) {
  const added = await addNewsLink(db, { input: inputOf(address), canonicalUrl: address, by, now })
  if (!added.ok) throw new Error(added.reason)
  return added
}

const entryOf = (id: string) => getRow(db, 'entries', id)
const statusOf = async (id: string) => (await entryOf(id)).status
async function restoreFromBin() {
  const { links } = await listBin(db, { now, after: null, limit: 5 })
  expect(await restoreDeleted(db, { id: links[0]?.id ?? '', by, now })).toMatchObject({ ok: true })
}
const countLinks = async () => (await db.selectFrom('newsLinks').select('id').execute()).length

test('a link that is added by its form accepts the entry of its article, and one undo puts both back', async () => {
  const entry = await addWaitingEntry(db, { url, firstSeenAt: now })
  const other = await addWaitingEntry(db)
  const { id, batchId } = await addByForm()
  const decided = { status: 'published', newsLinkId: id, decidedBy: by.accountId, decidedAt: now, version: 2 }
  expect(await entryOf(entry.id)).toMatchObject(decided)
  expect(await entryOf(other.id)).toEqual(other)
  const history = await listRevisionsOf(db, entry.id, 5)
  expect(history).toMatchObject([{ action: 'update', batchId, accountName: 'Asha Devi' }])
  const { entries } = await listDecided(db, { language: 'en', status: 'published', after: null, limit: 5 })
  expect(entries).toMatchObject([{ id: entry.id, decidedBy: 'Asha Devi' }])
  expect(await undoBatch(db, { batchId, by, now })).toMatchObject({ ok: true, count: 2 })
  expect(await entryOf(entry.id)).toMatchObject({ status: 'waiting', newsLinkId: null, decidedAt: null })
  expect(await countLinks()).toBe(0)
})

test('of twins the one that the queue shows is accepted, and the others are duplicates of the link', async () => {
  const early = await addWaitingEntry(db, { url, firstSeenAt: new Date(now.getTime() - 60_000) })
  const late = await addWaitingEntry(db, { url: `${url}?x`, canonicalUrl: url, firstSeenAt: now })
  const { id } = await addByForm()
  expect(await entryOf(late.id)).toMatchObject({ status: 'published', newsLinkId: id, reason: null })
  expect(await entryOf(early.id)).toMatchObject({ status: 'duplicate', newsLinkId: id, reason: sameAddress })
})

test('an entry that an editor rejected stays rejected, and a snoozed one is accepted', async () => {
  const rejected = await addWaitingEntry(db, { url, status: 'rejected' })
  const snoozed = await addWaitingEntry(db, { url: `${url}?x`, canonicalUrl: url, snoozedUntil: now })
  await addByForm()
  expect([await statusOf(rejected.id), await statusOf(snoozed.id)]).toEqual(['rejected', 'published'])
})

test('a link that gets the address of a waiting entry accepts it until the undo, and other changes of a link accept none', async () => {
  const { id, url: before } = await buildNewsLink(db, { category })
  const entry = await addWaitingEntry(db, { url })
  const update = { id, by, now, input: inputOf(url), canonicalUrl: url }
  const moved = await updateNewsLink(db, { ...update, version: 1 })
  expect(await entryOf(entry.id)).toMatchObject({ status: 'published', newsLinkId: id })
  const undone = await undoBatch(db, { batchId: moved.ok ? moved.batchId : '', by, now })
  expect(undone).toMatchObject({ ok: true, count: 2 })
  expect([await statusOf(entry.id), (await getRow(db, 'newsLinks', id)).canonicalUrl]).toEqual([
    'waiting',
    before,
  ])
  expect(await updateNewsLink(db, { ...update, version: 3 })).toMatchObject({ ok: true })
  const beside = await addWaitingEntry(db, { url: `${url}?x`, canonicalUrl: url })
  expect(await updateNewsLink(db, { ...update, version: 4 })).toMatchObject({ ok: true })
  expect(await entryOf(beside.id)).toEqual(beside)
})

test('an entry that is accepted under the address of another one accepts that one too', async () => {
  const entry = await addWaitingEntry(db, { category })
  const other = await addWaitingEntry(db, { url })
  const edited = { input: inputOf(url), canonicalUrl: url }
  const { batchId, decided } = await publishEntries(db, { entries: [entry], edited, by, now })
  expect(decided.map(({ id }) => id)).toEqual([entry.id])
  expect([await statusOf(entry.id), await statusOf(other.id)]).toEqual(['published', 'duplicate'])
  expect(await undoBatch(db, { batchId, by, now })).toMatchObject({ ok: true, count: 3 })
  expect([await statusOf(entry.id), await statusOf(other.id)]).toEqual(['waiting', 'waiting'])
})

test('a link that is scheduled by its form holds the entry of its article, and one undo puts both back', async () => {
  const entry = await addWaitingEntry(db, { url })
  const times = { publishAt: new Date('2026-03-02T06:00:00Z'), takeDownAt: null }
  const link = { input: inputOf(url), canonicalUrl: url }
  const scheduled = await scheduleNewLink(db, { link, times, by, now })
  if (!scheduled.ok) throw new Error(scheduled.reason)
  expect(await entryOf(entry.id)).toMatchObject({ status: 'duplicate', duplicateOf: scheduled.id })
  expect(await undoBatch(db, { batchId: scheduled.batchId, by, now })).toMatchObject({ ok: true, count: 2 })
  expect(await statusOf(entry.id)).toBe('waiting')
})

test('a link that is deleted later leaves its entry decided, and the bin gives it back its link', async () => {
  const entry = await addWaitingEntry(db, { url })
  const { id } = await addByForm()
  await deleteRecords(db, { table: 'news_links', ids: [id], by, now })
  expect(await entryOf(entry.id)).toMatchObject({ status: 'published', newsLinkId: null })
  await restoreFromBin()
  expect(await entryOf(entry.id)).toMatchObject({ status: 'published', newsLinkId: id })
  expect(await returnEntries(db, { ids: [entry.id], by, now })).toMatchObject({ ok: true, count: 1 })
  expect([await statusOf(entry.id), await countLinks()]).toEqual(['waiting', 0])
})

test('an entry that was held as a duplicate of a deleted link is one again once the link is restored', async () => {
  const early = await addWaitingEntry(db, { url, firstSeenAt: new Date(now.getTime() - 60_000) })
  await addWaitingEntry(db, { url: `${url}?x`, canonicalUrl: url, firstSeenAt: now })
  const { id } = await addByForm()
  const { batchId } = await deleteRecords(db, { table: 'news_links', ids: [id], by, now })
  expect(await entryOf(early.id)).toMatchObject({ status: 'duplicate', newsLinkId: null })
  expect(await undoBatch(db, { batchId, by, now })).toMatchObject({ ok: true })
  expect(await entryOf(early.id)).toMatchObject({ status: 'duplicate', newsLinkId: id })
})

test.each([
  ['held as a duplicate', 'duplicate', 'headline', true],
  ['held as a duplicate', 'duplicate', 'text', true],
  ['waiting, marked as similar', 'waiting', 'wording', true],
  ['waiting, freed by an editor', 'waiting', null, false],
  ['rejected since', 'rejected', 'headline', false],
] as const)(
  'an entry at another address, %s (%s by %s), has a restored link: %s',
  async (_, status, duplicateRule, isBack) => {
    const { id } = await addByForm()
    const other = { url: 'https://outlet.example/elsewhere', newsLinkId: id }
    const entry = await addWaitingEntry(db, { ...other, status, ...(duplicateRule && { duplicateRule }) })
    const { batchId } = await deleteRecords(db, { table: 'news_links', ids: [id], by, now })
    expect(await entryOf(entry.id)).toMatchObject({ newsLinkId: null, version: 1 })
    expect(await undoBatch(db, { batchId, by, now })).toMatchObject({ ok: true })
    expect(await entryOf(entry.id)).toMatchObject({ status, newsLinkId: isBack ? id : null, version: 1 })
  },
)

test('an entry that was published as a link which moved to another address is its entry again once it is restored', async () => {
  const entry = await addWaitingEntry(db, { url })
  const { id } = await addByForm()
  const moved = `${url}/moved`
  await setRow(db, 'newsLinks', id, { url: moved, canonicalUrl: moved })
  await deleteRecords(db, { table: 'news_links', ids: [id], by, now })
  await restoreFromBin()
  expect(await entryOf(entry.id)).toMatchObject({ status: 'published', newsLinkId: id })
})

test('a link that is restored from the bin accepts an entry that has been queued again since', async () => {
  const entry = await addWaitingEntry(db, { url })
  const { id } = await addByForm()
  await returnEntries(db, { ids: [entry.id], by, now })
  await restoreFromBin()
  expect(await entryOf(entry.id)).toMatchObject({ status: 'published', newsLinkId: id })
})

test('an editor who adds a link while another accepts its entry waits for the other and is refused', async () => {
  const entry = await addWaitingEntry(db, { url, category })
  let adding: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async tx => {
    await publishEntries(tx, { entries: [entry], by, now })
    adding = addNewsLink(db, { input: inputOf(url), canonicalUrl: url, by, now })
    await untilBlocked(tx)
  })
  expect(await adding).toMatchObject({ ok: false, reason: 'duplicate' })
})
