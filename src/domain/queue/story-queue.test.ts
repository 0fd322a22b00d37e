import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addProposal } from '../../../test/support/add-proposal.ts'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import {
  addCategory,
  addNewsLink,
  addRow,
  addWaitingEntry,
  getRow,
  setRows,
} from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import type { TimeKey } from '../../database/slice-page.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { moveOutOfStory } from '../stories/editing/move-articles.ts'
import { findEntryMarks, toggleClaim, writeNote } from './entry-mark-queries.ts'
import { fileUnderStory } from './publish-entries.ts'
import { type QueueFilter, wholeQueue } from './queue-entry.ts'
import { listQueue } from './queue-queries.ts'

const { db, by, now } = await freshNewsroom({
  empty: ['storyConstraints', 'storyLinks', 'stories', 'entries', 'newsLinks', 'revisions'],
})
const other = await authorizedEditor(db, 'Ravi Kumar')
const politics = await addCategory(db, { name: 'Politics' })
const sports = await addCategory(db, { name: 'Sports', slug: 'sports' })

const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

const addStory = async () => (await addRow(db, 'stories', { isHidden: false })).id

/** Adds an entry of a new outlet, in a story or in none. */
async function wait(title: string, { age, storyId = null }: { age: number; storyId?: string | null }) {
  const at = minutesAgo(age)
  const given = { title, source: `Outlet of ${title}`, category: politics.id }
  const entry = await addWaitingEntry(db, { ...given, firstSeenAt: at, publishedAt: at })
  const place = { entryId: entry.id, storyId, outlet: title, canonicalUrl: entry.canonicalUrl ?? '' }
  await addRow(db, 'storyLinks', { ...place, title, publishedAt: at, status: 'placed' })
  return entry
}

const titles = async (filter: Partial<QueueFilter> = {}, limit = 50) => {
  const given = { language: 'en' as const, filter: { ...wholeQueue, ...filter }, now, after: null, limit }
  const { entries, next } = await listQueue(db, given)
  return { titles: entries.map(({ title }) => title), next, entries }
}

test('the entries of a story are listed with the newest of them, on one page only', async () => {
  const storyId = await addStory()
  await wait('new', { age: 1, storyId })
  await wait('alone', { age: 2 })
  await wait('later', { age: 3 })
  await wait('old', { age: 4, storyId })
  await wait('last', { age: 5 })
  const first = await titles({}, 2)
  expect(first.titles).toEqual(['new', 'alone', 'old'])
  const rest = await listQueue(db, { language: 'en', filter: wholeQueue, now, after: first.next, limit: 5 })
  expect(rest.entries.map(({ title }) => title)).toEqual(['later', 'last'])
  expect(first.entries[0]?.story).toMatchObject({ id: storyId, title: 'old', outletCount: 2, running: [] })
  expect(first.entries[1]?.story).toBeNull()
})

/** Adds a story with this many waiting entries, one every minute before `age`. */
async function addWaitingStory(count: number, age: number): Promise<void> {
  const storyId = await addStory()
  await sql`
    with added as (
      insert into entries (identity, title, source, url, canonical_url, status, first_seen_at)
      select url, 'Waits', 'Outlet', url, url, 'waiting', ${now}::timestamptz - make_interval(mins => ${age}::integer + n)
      from (select n, concat('https://outlet.example/', ${storyId}::text, '/', n) as url from generate_series(1, ${count}::integer) n) one
      returning id, canonical_url, first_seen_at
    )
    insert into story_links (entry_id, story_id, outlet, canonical_url, title, published_at, status)
    select id, ${storyId}::uuid, 'outlet', canonical_url, 'Waits', first_seen_at, 'placed'
    from added`.execute(db)
}

/** The sizes of all pages of the queue, and the entries on them. */
async function readPages(limit: number) {
  const pages: string[][] = []
  for (let after: TimeKey | null = null; ; ) {
    const { entries, next } = await listQueue(db, { language: 'en', filter: wholeQueue, now, after, limit })
    pages.push(entries.map(({ id }) => id))
    if (!next) return { sizes: pages.map(page => page.length), ids: pages.flat() }
    after = next
  }
}

test('each entry of a large story is listed once: the newest with its head, the others at their places', async () => {
  await addWaitingStory(203, 0)
  const { sizes, ids } = await readPages(50)
  expect([ids.length, new Set(ids).size]).toEqual([203, 203])
  expect(sizes).toEqual([50, 50, 50, 50, 3])
})

test('a page of many stories lists each of their entries once', async () => {
  for (let story = 0; story < 30; story += 1) await addWaitingStory(9, story % 7)
  await addWaitingStory(70, 3)
  const { ids } = await readPages(40)
  expect([ids.length, new Set(ids).size]).toEqual([340, 340])
})

test('a story names the outlets that are already published', async () => {
  const storyId = await addStory()
  await wait('waits', { age: 1, storyId })
  const link = await addNewsLink(db, { category: politics.id, title: 'Out', source: 'The Herald' })
  const place = { newsLinkId: link.id, storyId, outlet: 'herald', canonicalUrl: link.canonicalUrl }
  await addRow(db, 'storyLinks', { ...place, publishedAt: now, status: 'placed' })
  const [entry] = (await titles()).entries
  expect(entry?.story).toMatchObject({ outletCount: 2, running: ['The Herald'] })
})

test('an open proposal is shown with the entry, and a decided one is not', async () => {
  const entry = await wait('asks', { age: 1 })
  const there = await wait('there', { age: 2 })
  await addProposal(db, [entry.canonicalUrl ?? '', there.canonicalUrl ?? ''], { createdAt: now })
  expect((await titles()).entries[0]?.proposal).toMatchObject({ title: 'there', storyId: null })
  await setRows(db, 'storyProposals', { state: 'rejected' })
  expect((await titles()).entries[0]?.proposal).toBeNull()
})

test('filing publishes all entries, makes the first the lead, keeps them together and has one undo', async () => {
  const storyId = await addStory()
  const [one, best] = [await wait('one', { age: 2, storyId }), await wait('best', { age: 1, storyId })]
  const filed = await fileUnderStory(db, { entries: [best, one], storyId, by, now })
  expect(filed).toMatchObject({ refused: [], decided: [{ status: 'published' }, { status: 'published' }] })
  const story = () => getRow(db, 'stories', storyId)
  const constraints = () => db.selectFrom('storyConstraints').select('kind').execute()
  expect(await constraints()).toEqual([{ kind: 'together' }])
  const attached = db.selectFrom('storyLinks').select('id').where('newsLinkId', 'is not', null)
  expect(await attached.execute()).toHaveLength(2)

  expect(await undoBatch(db, { batchId: filed.batchId, by, now })).toMatchObject({ ok: true })
  expect((await titles()).titles).toEqual(['best', 'one'])
  expect(await story()).toMatchObject({ leadUrl: null })
  expect(await constraints()).toEqual([])
  expect(await db.selectFrom('newsLinks').select('id').execute()).toEqual([])
})

test('an earlier chosen lead stays, and a best entry that has changed does not become the lead', async () => {
  const storyId = await addStory()
  const [one, best] = [await wait('one', { age: 2, storyId }), await wait('best', { age: 1, storyId })]
  await setRows(db, 'stories', { leadUrl: 'https://chosen.example/' })
  const entries = [{ ...best, version: 99 }, one]
  const filed = await fileUnderStory(db, { entries, storyId, by, now })
  expect(filed.refused).toMatchObject([{ id: best.id, reason: 'changed' }])
  const leads = await db.selectFrom('stories').select('leadUrl').execute()
  expect(leads).toEqual([{ leadUrl: 'https://chosen.example/' }])
  expect(await db.selectFrom('storyConstraints').select('id').execute()).toEqual([])
})

test.each([
  ['best', { kinds: ['apart', 'apart'], isLead: false }],
  ['two', { kinds: ['apart', 'apart', 'together'], isLead: true }],
])('filing leaves %s out of the story that another editor took it out of', async (left, expected) => {
  const storyId = await addStory()
  const best = await wait('best', { age: 1, storyId })
  const [one, two] = [await wait('one', { age: 2, storyId }), await wait('two', { age: 3, storyId })]
  const { version } = await getRow(db, 'stories', storyId)
  const urls = [best, one, two].flatMap(({ title, canonicalUrl }) =>
    title === left ? (canonicalUrl ?? []) : [],
  )
  const from = { id: storyId, version }
  const moved = await moveOutOfStory(db, { from, urls, to: { kind: 'alone' }, by: other, now })
  expect(moved).toMatchObject({ ok: true })
  const filed = await fileUnderStory(db, { entries: [best, one, two], storyId, by, now })
  expect(filed).toMatchObject({ refused: [], decided: [{}, {}, {}] })
  const constraints = await db.selectFrom('storyConstraints').select('kind').orderBy('kind').execute()
  expect(constraints.map(({ kind }) => kind)).toEqual(expected.kinds)
  const { leadUrl } = await getRow(db, 'stories', storyId)
  expect(leadUrl).toBe(expected.isLead ? best.canonicalUrl : null)
})

test('an entry is published in the category that was accepted with it', async () => {
  const storyId = await addStory()
  const entry = await wait('moved', { age: 1, storyId })
  const entries = [{ id: entry.id, version: entry.version, acceptedCategory: sports.id }]
  await fileUnderStory(db, { entries, storyId, by, now })
  expect(await db.selectFrom('newsLinks').select('category').execute()).toEqual([{ category: sports.id }])
})

test('orders other than arrival sort the newest entries on one page', async () => {
  const storyId = await addStory()
  await wait('b', { age: 1 })
  await wait('c', { age: 2, storyId })
  await wait('a', { age: 3, storyId })
  expect(await titles({ sort: 'outlet' }, 1)).toMatchObject({ titles: ['a', 'b', 'c'], next: null })
  expect((await titles({ sort: 'heat' }, 1)).titles).toEqual(['c', 'a', 'b'])
})

test('by heat the first page lists what several outlets cover, then the newest of the rest, and goes on by arrival', async () => {
  const storyId = await addStory()
  for (const [n, title] of ['p', 'q', 'r', 's'].entries()) await wait(title, { age: n + 1 })
  await wait('y', { age: 8, storyId })
  await wait('z', { age: 9, storyId })
  const first = await listQueue(db, {
    language: 'en',
    filter: { ...wholeQueue, sort: 'heat' },
    now,
    after: null,
    limit: 2,
  })
  expect(first.entries.map(({ title }) => title)).toEqual(['y', 'z', 'p', 'q'])
  expect(first.newest?.at).toEqual(minutesAgo(1))
  const further = {
    language: 'en' as const,
    filter: { ...wholeQueue, sort: 'heat' as const },
    now,
    after: first.next,
    limit: 9,
  }
  const { entries, next } = await listQueue(db, further)
  expect([entries.map(({ title }) => title), next]).toEqual([['r', 's', 'y', 'z'], null])
})

test('holds and notes expire and apply only to waiting entries', async () => {
  const entry = await wait('held', { age: 1 })
  const ids = [entry.id]
  await toggleClaim(db, { ids, by, now })
  await writeNote(db, { ids, note: ' Ask the desk ', by: other, now })
  const marked = { note: 'Ask the desk', noteBy: 'Ravi Kumar', claimedBy: 'Asha Devi' }
  expect((await findEntryMarks(db, ids, now)).get(entry.id)).toEqual(marked)
  const later = new Date(now.getTime() + 31 * 60_000)
  expect((await findEntryMarks(db, ids, later)).get(entry.id)).toMatchObject({ claimedBy: '' })
  await toggleClaim(db, { ids, by, now })
  await writeNote(db, { ids, note: '', by, now })
  expect(await findEntryMarks(db, ids, now)).toEqual(new Map())
  await sql`update entries set status = 'rejected'`.execute(db)
  await db.deleteFrom('entryMarks').execute()
  await toggleClaim(db, { ids, by, now })
  expect(await findEntryMarks(db, ids, now)).toEqual(new Map())
})

test('another editor’s hold is taken over, not released, even if the names are the same', async () => {
  const ids = [(await wait('held', { age: 1 })).id]
  await toggleClaim(db, { ids, by: { ...other, name: by.name }, now })
  await toggleClaim(db, { ids, by, now })
  expect([...(await findEntryMarks(db, ids, now)).values()]).toMatchObject([{ claimedBy: 'Asha Devi' }])
  const marks = await db.selectFrom('entryMarks').select('heldBy').execute()
  expect(marks).toEqual([{ heldBy: by.accountId }])
})
