import { expect, test } from 'vitest'
import {
  addCategory,
  addNewsLink,
  addWaitingEntry,
  getRow,
  setRows,
} from '../../../../test/support/builders.ts'
import { freshNewsroom } from '../../../../test/support/fresh-newsroom.ts'
import { overtake } from '../../../../test/support/overtake.ts'
import { addFeed } from '../../feeds/add-feed.ts'
import type { EntryFeed, NewEntry } from '../entry.ts'
import {
  insertEntries,
  joinWithinPoll,
  listKnownEntries,
  listStanding,
  touchEntries,
  updateEditedNewsLinks,
  updateEntryTexts,
} from './entry-queries.ts'

const { db, by, now } = await freshNewsroom({ empty: ['entries', 'newsLinks'] })
const later = new Date('2026-03-02T06:00:00Z')
const { id: category } = await addCategory(db)
const other = await addCategory(db)
const address = { url: 'https://herald.example/rss', category, outletName: 'The Herald' }
const added = await addFeed(db, address, { by, now })
const feedId = added.ok ? added.id : ''
const { outletId } = await db.selectFrom('feeds').select('outletId').executeTakeFirstOrThrow()
const feed: EntryFeed = { id: feedId, outletId, outletName: 'The Herald', outletIconUrl: '/icon', category }

const nothing = {
  guid: null,
  reason: null,
  raw: null,
  newsLinkId: null,
  duplicateOf: null,
  duplicateRule: null,
}
const entry = (identity: string, fields: Partial<NewEntry> = {}): NewEntry => ({
  ...nothing,
  identity,
  given: '',
  tags: [],
  url: `https://herald.example/${identity}`,
  canonicalUrl: `https://herald.example/${identity}`,
  title: `Title ${identity}`,
  description: '',
  imageUrl: '',
  publishedAt: null,
  language: 'en',
  status: 'waiting',
  givenUrl: '',
  placedAt: null,
  ...fields,
})
const rows = () => db.selectFrom('entries').selectAll().orderBy('identity').execute()
const given = { guid: 'urn:now', given: 'as given now' }
const insert = (entries: NewEntry[]) => insertEntries(db, { feed, entries, now })

test('new entries have the outlet’s names, the feed’s category and the time', async () => {
  await insert([entry('a'), entry('b', { category: other.id })])
  const ofFeed = { feedId, outletId, source: 'The Herald', sourceIconUrl: '/icon', category }
  const times = { firstSeenAt: now, lastSeenAt: now, queuedAt: now }
  const first = { ...ofFeed, ...times, title: 'Title a', origin: 'feed', version: 1 }
  expect(await rows()).toMatchObject([first, { category: other.id }])
})

test('without entries nothing is written', async () => {
  await insert([])
  await touchEntries(db, [], later)
  await updateEntryTexts(db, [])
  await joinWithinPoll(db, { feedId, within: [] })
  expect(await rows()).toEqual([])
})

test('earlier entries of a feed are known by their identity, for that feed only', async () => {
  await insert([entry('a'), entry('b')])
  await addWaitingEntry(db, { url: 'https://elsewhere.example/c' })
  const identities = ['a', 'x', 'https://elsewhere.example/c']
  const [known, other] = await listKnownEntries(db, feedId, { identities, guids: [] })
  expect(other).toBeUndefined()
  expect(known).toMatchObject({ identity: 'a', title: 'Title a', status: 'waiting', lastSeenAt: now })
  expect(await listKnownEntries(db, feedId, { identities: [], guids: [] })).toEqual([])
})

test('an address is judged by the state of its article, whichever feed contained it', async () => {
  const link = await addNewsLink(db, { category })
  const waiting = await addWaitingEntry(db, { url: 'https://o.example/waiting' })
  const rejected = await addWaitingEntry(db, { url: 'https://o.example/rejected', status: 'rejected' })
  const deleted = await addWaitingEntry(db, { url: 'https://o.example/deleted', status: 'published' })
  await addWaitingEntry(db, { url: 'https://o.example/on-site', status: 'published', newsLinkId: link.id })
  await addWaitingEntry(db, { url: 'https://o.example/held', status: 'duplicate' })
  const published = await addNewsLink(db, { category, url: 'https://o.example/published' })
  for (const { url } of [published, waiting]) await addWaitingEntry(db, { url, status: 'rejected' })
  const names = ['waiting', 'rejected', 'deleted', 'on-site', 'held', 'new', 'published']
  const standing = await listStanding(
    db,
    names.map(name => `https://o.example/${name}`),
  )
  const judged = { waiting, rejected, deleted, published }
  expect(new Map(standing.map(({ id, url, judgement, isTip }) => [url, { id, judgement, isTip }]))).toEqual(
    new Map(Object.entries(judged).map(([judgement, { id, url }]) => [url, { id, judgement, isTip: false }])),
  )
})

test('only entries that a feed still lists are touched', async () => {
  await insert([entry('a'), entry('b')])
  const [first] = await rows()
  await touchEntries(db, [first?.id ?? ''], later)
  expect((await rows()).map(row => row.lastSeenAt)).toEqual([later, now])
})

test('if a poll contains an article twice, the second entry refers to the first', async () => {
  await insert([entry('a'), entry('b', { status: 'duplicate' }), entry('c')])
  const within = [
    { identity: 'b', first: 'a' },
    { identity: 'c', first: 'nothing' },
  ]
  await joinWithinPoll(db, { feedId, within })
  const [a, b, c] = await rows()
  expect([a?.duplicateOf, b?.duplicateOf, c?.duplicateOf]).toEqual([null, a?.id, null])
})

test('an outlet’s edits are applied to its entries, and a removed date stays', async () => {
  const publishedAt = new Date('2026-02-28T06:00:00Z')
  await insert([entry('a', { publishedAt }), entry('b')])
  const [a] = await rows()
  const texts = { title: "New “title” \\ ' $1", description: 'D', imageUrl: 'https://i.example/' }
  await updateEntryTexts(db, [{ ...given, ...texts, id: a?.id ?? '', publishedAt: null }])
  expect(await rows()).toMatchObject([{ ...texts, publishedAt }, { title: 'Title b' }])
})

const was = { title: 'Old', description: 'Text', imageUrl: 'https://i.example/1', publishedAt: now }

async function published(fields: Partial<typeof was> = {}) {
  const link = await addNewsLink(db, { category, ...was, ...fields })
  await insert([entry('a', { ...was, status: 'published', newsLinkId: link.id })])
  const [row] = await rows()
  return { entryId: row?.id ?? '', linkId: link.id }
}

const getLink = (id: string) => getRow(db, 'newsLinks', id)
const follow = (id: string, edit: Partial<Omit<typeof was, 'publishedAt'>> & { publishedAt?: Date | null }) =>
  updateEditedNewsLinks(db, [{ ...given, ...was, ...edit, id }], later)

test('a news link follows its outlet’s edits in one new version', async () => {
  const { entryId, linkId } = await published()
  const edit = { title: 'New', description: 'More', imageUrl: '', publishedAt: later }
  expect(await follow(entryId, edit)).toBe(1)
  expect(await getLink(linkId)).toMatchObject({ ...edit, version: 2, updatedAt: later })
})

test('a field that an editor changed is never overwritten, and the others still follow', async () => {
  const byHand = { title: 'By hand', publishedAt: new Date('2026-01-01T00:00:00Z') }
  const { entryId, linkId } = await published(byHand)
  await follow(entryId, { title: 'New', description: 'More', publishedAt: later })
  expect(await getLink(linkId)).toMatchObject({ ...byHand, description: 'More' })
})

test('a headline that an editor changes while the outlet’s edits are written is not overwritten', async () => {
  const { entryId, linkId } = await published()
  await overtake(db, {
    table: 'news_links',
    column: 'image_url',
    update: () => follow(entryId, { title: 'New', description: 'More' }),
    meanwhile: () => setRows(db, 'newsLinks', { title: 'By hand' }),
  })
  expect(await getLink(linkId)).toMatchObject({ title: 'By hand', description: 'More' })
})

test('a removed date leaves the date of the link', async () => {
  const { entryId, linkId } = await published()
  await follow(entryId, { title: 'New', publishedAt: null })
  expect(await getLink(linkId)).toMatchObject({ title: 'New', publishedAt: now })
})

test('an edit without changes makes no new version', async () => {
  const { entryId, linkId } = await published()
  expect(await follow(entryId, {})).toBe(0)
  expect(await updateEditedNewsLinks(db, [], later)).toBe(0)
  expect((await getLink(linkId)).version).toBe(1)
})

test('a duplicate from elsewhere changes no news link', async () => {
  const link = await addNewsLink(db, { category, ...was })
  await insert([entry('a', { ...was, status: 'duplicate', newsLinkId: link.id })])
  const [row] = await rows()
  expect(await follow(row?.id ?? '', { title: 'New' })).toBe(0)
})
