import { expect, test } from 'vitest'
import {
  addCategory,
  addNewsLink,
  addRow,
  addRows,
  addScheduledEntry,
  addWaitingEntry,
} from '../../../test/support/builders.ts'
import { expectLockOrder } from '../../../test/support/expect-lock-order.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { addFeed } from '../feeds/add-feed.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { readScheduledLink } from '../schedule/schedule-link.ts'
import { mergedRowsMax, mergeOutlets, planMerge } from './merge-outlets.ts'

const { db, by, now } = await freshNewsroom({
  empty: ['duplicateExceptions', 'rules', 'entries', 'newsLinks', 'feeds', 'outlets', 'revisions'],
})
const { id: category } = await addCategory(db)

const rating = {
  lean: 'left',
  leanSource: 'A survey',
  leanRatedOn: '2026-01-31',
  leanNote: 'Its leaders',
} as const

async function addOutlet(name: string, fields: object = {}) {
  const homeUrl = `https://${name.toLowerCase()}.example/`
  return addRow(db, 'outlets', { name, homeUrl, ...fields })
}

const getOutlet = (id: string) => db.selectFrom('outlets').selectAll().where('id', '=', id).executeTakeFirst()

async function addWithAll(name: string, fields: object = {}) {
  const { id } = await addOutlet(name, fields)
  await addFeed(db, { url: `https://${name}.example/rss`, category, outletName: name }, { by, now })
  await addNewsLink(db, { category, outletId: id, source: name })
  await addNewsLink(db, { category, outletId: id, source: 'Typed' })
  await addWaitingEntry(db, { outletId: id, title: `Waits ${name}`, source: name })
  await addWaitingEntry(db, { outletId: id, title: `Gone ${name}`, status: 'rejected' })
  await addScheduledEntry(db, { outletId: id, title: `Later ${name}`, source: name, category })
  await addRow(db, 'rules', { name: `Of ${name}`, outletId: id, action: 'reject', position: 1 })
  const both = { rule: 'headline' as const, value: 'live score' }
  const own = { rule: 'text' as const, value: name }
  for (const exception of [both, own]) await addRow(db, 'duplicateExceptions', { outletId: id, ...exception })
  return id
}

const holdersOf = async () => {
  const holders: Record<string, string[]> = {}
  for (const table of ['feeds', 'newsLinks', 'rules', 'duplicateExceptions'] as const) {
    const rows = await db.selectFrom(table).select('outletId').execute()
    holders[table] = rows.map(({ outletId }) => outletId ?? '').sort()
  }
  const entries = await db.selectFrom('entries').select(['title', 'outletId']).orderBy('title').execute()
  const links = await db.selectFrom('newsLinks').select('source').orderBy('source').execute()
  const open = await db
    .selectFrom('entries')
    .selectAll()
    .where('title', 'not like', 'Gone %')
    .orderBy('title')
    .execute()
  const ofOpen = open.map(
    ({ source, scheduledLink }) => readScheduledLink(scheduledLink)?.input.source ?? source,
  )
  const sources = [...links.map(({ source }) => source), ...ofOpen]
  return { ...holders, entries: entries.map(({ title, outletId }) => `${title} ${outletId}`), sources }
}

test('everything that refers to one outlet moves to the other, and an undo restores both', async () => {
  const iconUrl = 'https://herald.example/i.png'
  const from = await addWithAll('Herald', { hosts: ['herald.example'], iconUrl })
  const into = await addWithAll('Post', { hosts: ['post.example'] })
  const before = await holdersOf()
  const outletBefore = await getOutlet(from)
  const merged = await mergeOutlets(db, { fromId: from, intoId: into, by, now })
  if (!merged.ok) throw new Error(merged.reason)
  expect(await getOutlet(from)).toBeUndefined()
  expect(await getOutlet(into)).toMatchObject({ hosts: ['post.example', 'herald.example'], iconUrl })
  expect(await holdersOf()).toEqual({
    feeds: [into, into],
    newsLinks: [into, into, into, into],
    rules: [into, into],
    duplicateExceptions: [into, into, into],
    entries: [
      `Gone Herald ${from}`,
      `Gone Post ${into}`,
      `Later Herald ${into}`,
      `Later Post ${into}`,
      `Waits Herald ${into}`,
      `Waits Post ${into}`,
    ],
    sources: ['Post', 'Post', 'Typed', 'Typed', 'Post', 'Post', 'Post', 'Post'],
  })
  const hosts = await db.selectFrom('outletHosts').select('outletId').execute()
  expect(hosts).toEqual([{ outletId: into }, { outletId: into }])

  expect(await undoBatch(db, { batchId: merged.batchId, by, now })).toMatchObject({ ok: true })
  expect(await holdersOf()).toEqual(before)
  expect(await getOutlet(from)).toMatchObject({ hosts: ['herald.example'], name: outletBefore?.name })
  expect(await getOutlet(into)).toMatchObject({ hosts: ['post.example'], iconUrl: '' })
})

test('a rating fills a missing one, and never replaces another', async () => {
  const rated = await addOutlet('Herald', rating)
  const unrated = await addOutlet('Post')
  const other = await addOutlet('Times', { ...rating, lean: 'right' })
  const plan = async (fromId: string, intoId: string) => (await planMerge(db, { fromId, intoId }))?.rating
  expect(await plan(rated.id, unrated.id)).toEqual({ keptOf: 'from', isConflict: false })
  expect(await plan(unrated.id, rated.id)).toEqual({ keptOf: 'into', isConflict: false })
  expect(await plan(rated.id, other.id)).toEqual({ keptOf: 'into', isConflict: true })
  await mergeOutlets(db, { fromId: rated.id, intoId: unrated.id, by, now })
  const { leanRatedOn: _, ...filled } = rating
  expect(await getOutlet(unrated.id)).toMatchObject(filled)
  await mergeOutlets(db, { fromId: unrated.id, intoId: other.id, by, now })
  expect(await getOutlet(other.id)).toMatchObject({ lean: 'right' })
})

test('a merge locks both outlets, in the order of their ids', async () => {
  const [first, second] = [await addOutlet('Herald'), await addOutlet('Post')]
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id }) => ({ table: 'outlets', id }))
  if (!first || !second) throw new Error('two outlets were added')
  const work = () => mergeOutlets(db, { fromId: second.id, intoId: first.id, by, now })
  expect(await expectLockOrder(db, { order: [first, second], work })).toMatchObject({ ok: true })
})

test('an outlet is not merged with itself, nor with a deleted one', async () => {
  const { id } = await addOutlet('Herald')
  const merge = (intoId: string) => mergeOutlets(db, { fromId: id, intoId, by, now })
  expect(await merge(id)).toEqual({ ok: false, reason: 'same' })
  expect(await merge('x')).toEqual({ ok: false, reason: 'not-found' })
  expect(await merge(category)).toEqual({ ok: false, reason: 'not-found' })
})

test('more links than one click may write are refused as a whole', async () => {
  const [from, into] = [await addOutlet('Herald'), await addOutlet('Post')]
  const many = Array.from({ length: mergedRowsMax + 1 }, (_, n) => `https://herald.example/${n}`)
  const shared = { title: 'A', source: 'A', category, outletId: from.id }
  const links = many.map(url => ({ ...shared, url, canonicalUrl: url }))
  await addRows(db, 'newsLinks', links)
  const result = await mergeOutlets(db, { fromId: from.id, intoId: into.id, by, now })
  expect(result).toEqual({ ok: false, reason: 'too-large' })
  expect(await getOutlet(from.id)).toBeDefined()
})

test('an owner fills a missing one with its source and day, and never replaces another', async () => {
  const fact = { ownerSource: 'https://registry.example/', ownerAsOf: '2026-01-31' }
  const owned = await addOutlet('Herald', { owner: 'A Trust', ...fact })
  const bare = await addOutlet('Herald again')
  const other = await addOutlet('Times', { owner: 'B Ltd', ...fact })
  const conflict = await planMerge(db, { fromId: other.id, intoId: owned.id })
  expect(conflict?.ownership).toEqual({ keptOf: 'into', isConflict: true })
  await mergeOutlets(db, { fromId: owned.id, intoId: bare.id, by, now })
  expect(await getOutlet(bare.id)).toMatchObject({ owner: 'A Trust', ownerSource: fact.ownerSource })
  await mergeOutlets(db, { fromId: bare.id, intoId: other.id, by, now })
  expect(await getOutlet(other.id)).toMatchObject({ owner: 'B Ltd' })
})
