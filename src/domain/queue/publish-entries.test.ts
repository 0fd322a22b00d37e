import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import {
  addCategory,
  addNewsLink,
  addWaitingEntry,
  getRow,
  setRow,
  setRows,
} from '../../../test/support/builders.ts'
import { countQueries } from '../../../test/support/count-queries.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { newsLinkSchema } from '../news-links/news-link-schema.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import type { SeenEntry } from './open-entries.ts'
import { publishEntries } from './publish-entries.ts'

const { db, by, now } = await freshNewsroom({ empty: ['entries', 'newsLinks', 'revisions'] })
const other = await authorizedEditor(db, 'Ravi Kumar')
const politics = await addCategory(db, { name: 'Politics' })

const wait = (fields: Parameters<typeof addWaitingEntry>[1] = {}) =>
  addWaitingEntry(db, { category: politics.id, ...fields })
const listLinks = () => db.selectFrom('newsLinks').selectAll().orderBy('createdAt', 'desc').execute()
const getEntry = (id: string) => getRow(db, 'entries', id)
const accept = (...entries: SeenEntry[]) => publishEntries(db, { entries, by, now })

test('an accepted entry becomes a news link with the outlet’s values and names its editor, and undo returns it to its place', async () => {
  const publishedAt = new Date('2026-03-01T05:00:00Z')
  const entry = await wait({ title: 'The well', description: 'Dry.', language: 'en' })
  await setRows(db, 'entries', { publishedAt, featured: true })
  const { batchId, decided, refused } = await accept(entry)
  expect(refused).toEqual([])
  expect(decided).toMatchObject([{ id: entry.id, status: 'published', version: 2, changedBy: 'Asha Devi' }])
  const [link] = await listLinks()
  const { url, canonicalUrl, source } = entry
  const words = { title: 'The well', description: 'Dry.', url, canonicalUrl, source, language: 'en' }
  const rest = { category: politics.id, featured: true, publishedAt, createdAt: now }
  expect(link).toMatchObject({ ...words, ...rest })
  const decision = { status: 'published', newsLinkId: link?.id, decidedBy: by.accountId, decidedAt: now }
  expect(await getEntry(entry.id)).toMatchObject(decision)
  expect(await undoBatch(db, { batchId, by, now })).toEqual({ ok: true, count: 2 })
  expect(await listLinks()).toEqual([])
  expect(await getEntry(entry.id)).toMatchObject({ status: 'waiting', newsLinkId: null, decidedBy: null })
})

test('an accept sends few statements, however many entries it has', async () => {
  const publish = async (entries: Awaited<ReturnType<typeof wait>>[]) =>
    countQueries(db, tx => publishEntries(tx, { entries, by, now }))
  expect(await publish([await wait()])).toBe(7)
  expect(await publish([await wait(), await wait(), await wait()])).toBe(7)
})

test('the revision of an entry that was held by a sample does not name the sample, which is gone', async () => {
  const sample = await addNewsLink(db, { category: politics.id, isSample: true })
  const entry = await wait()
  await setRows(db, 'entries', { status: 'duplicate', newsLinkId: sample.id })
  const { decided } = await accept(entry)
  expect(decided).toMatchObject([{ id: entry.id, status: 'published' }])
  const revision = db.selectFrom('revisions').select('before').where('recordId', '=', entry.id)
  const before = { status: 'duplicate', news_link_id: null }
  expect(await revision.executeTakeFirst()).toMatchObject({ before })
})

test('a selection is published in the order of the queue', async () => {
  const entries = [await wait({ title: 'First' }), await wait({ title: 'Second' })]
  await accept(...entries)
  expect((await listLinks()).map(link => link.title)).toEqual(['First', 'Second'])
})

const edit = (url: string, given: { publishedAt?: string; language?: string } = {}) => {
  const typed = { title: 'The well', url, source: 'Outlet', category: politics.id, ...given }
  return { edited: { input: newsLinkSchema.parse(typed), canonicalUrl: url } }
}

test('an editor’s changes are published under the edited address', async () => {
  const entry = await wait({ title: 'teh well' })
  const publishedAt = '2026-02-28T10:00:00Z'
  const { edited } = edit('https://outlet.example/right', { publishedAt, language: 'ta' })
  await publishEntries(db, { entries: [entry], edited, by, now })
  const written = { ...edited.input, canonicalUrl: edited.canonicalUrl, publishedAt: new Date(publishedAt) }
  expect(await listLinks()).toMatchObject([written])
  expect(await getEntry(entry.id)).toMatchObject({ title: 'teh well', status: 'published' })
})

test('an edited entry that its id tells apart from others at its address keeps its identity', async () => {
  const url = 'https://outlet.example/live'
  await addNewsLink(db, { category: politics.id, url })
  const other = await wait({ title: 'Another', url: `${url}#one`, canonicalUrl: `${url}#one` })
  const entry = await wait({ title: 'teh well', url: `${url}#noon`, canonicalUrl: `${url}#noon` })
  const edited = { ...edit(`${url}#noon`).edited, canonicalUrl: url }
  const { decided, refused } = await publishEntries(db, { entries: [entry], edited, by, now })
  expect([decided.map(({ id }) => id), refused]).toEqual([[entry.id], []])
  expect((await listLinks()).map(link => link.canonicalUrl)).toContain(`${url}#noon`)
  expect(await getEntry(other.id)).toMatchObject({ status: 'waiting' })
})

test('an unchanged time keeps the seconds that the form does not show', async () => {
  const entry = await wait()
  const publishedAt = new Date('2026-02-28T10:00:42Z')
  await setRow(db, 'entries', entry.id, { publishedAt })
  const given = edit('https://outlet.example/kept', { publishedAt: '2026-02-28T10:00:00.000Z' })
  await publishEntries(db, { entries: [entry], ...given, by, now })
  expect(await listLinks()).toMatchObject([{ publishedAt }])
})

test('an already published article makes no second link, and the entry is held as its duplicate', async () => {
  const entry = await wait()
  const link = await addNewsLink(db, { category: politics.id, url: entry.url })
  const { decided, refused } = await accept(entry)
  expect(decided).toEqual([])
  expect(refused).toMatchObject([{ id: entry.id, reason: 'published-already', now: { status: 'duplicate' } }])
  expect(await listLinks()).toHaveLength(1)
  const reason = { code: 'same-address', changes: [] }
  expect(await getEntry(entry.id)).toMatchObject({ newsLinkId: link.id, reason })
})

test('incomplete entries stay with the missing field, and the others are published', async () => {
  const good = await wait()
  const incomplete = [{ title: ' ' }, { source: '' }, { url: 'ftp://outlet.example/' }, { category: null }]
  const entries = [good, ...(await Promise.all(incomplete.map(wait)))]
  const { decided, refused } = await accept(...entries)
  expect(decided.map(state => state.id)).toEqual([good.id])
  const missing = refused.map(each => ('missing' in each ? each.missing : each.reason))
  expect(missing).toEqual(['title', 'source', 'address', 'category'])
})

test('an incomplete entry and its twin both stay waiting and are not reported as decided', async () => {
  const url = 'https://outlet.example/twice'
  const entry = await wait({ url, category: null })
  const twin = await wait({ url: `${url}?x=1`, canonicalUrl: url })
  const { decided, refused } = await accept(entry)
  expect(decided).toEqual([])
  expect(refused).toMatchObject([{ id: entry.id, reason: 'incomplete', missing: 'category' }])
  expect(await getEntry(twin.id)).toMatchObject({ status: 'waiting', version: twin.version })
})

test('two editors who accept overlapping selections publish each entry once', async () => {
  const entries = await Promise.all(Array.from({ length: 20 }, () => wait()))
  const results = await Promise.all([
    publishEntries(db, { entries: entries.slice(0, 15), by, now }),
    publishEntries(db, { entries: entries.slice(5).toReversed(), by: other, now }),
  ])
  expect(results.flatMap(({ decided }) => decided)).toHaveLength(20)
  expect(await listLinks()).toHaveLength(20)
})

test('an article that waits twice is published once, and both entries are closed', async () => {
  const url = 'https://outlet.example/well'
  const entry = await wait({ url })
  const twin = await wait({ url: `${url}?x=1`, canonicalUrl: url })
  const { batchId } = await accept(entry)
  const [link] = await listLinks()
  expect(await getEntry(twin.id)).toMatchObject({ status: 'duplicate', newsLinkId: link?.id })
  await undoBatch(db, { batchId, by, now })
  expect(await getEntry(twin.id)).toMatchObject({ status: 'waiting', newsLinkId: null })
})

test('an accepted sample stays a sample, and the first real entry removes all samples', async () => {
  await addNewsLink(db, { category: politics.id, isSample: true })
  const [sample, waiting] = [await wait(), await wait()]
  await db.updateTable('entries').set({ isSample: true }).where('id', 'in', [sample.id, waiting.id]).execute()
  await accept(sample)
  expect((await listLinks()).map(link => link.isSample)).toEqual([true, true])
  const real = await wait({ title: 'Real' })
  await accept(real)
  expect((await listLinks()).map(link => link.title)).toEqual(['Real'])
  expect(await db.selectFrom('entries').select('id').execute()).toEqual([{ id: real.id }])
})
