import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addWaitingEntry, setRows } from '../../../../test/support/builders.ts'
import { emptyBefore } from '../../../../test/support/empty-before.ts'
import { freshNewsroom } from '../../../../test/support/fresh-newsroom.ts'
import { overtake } from '../../../../test/support/overtake.ts'
import { addFeed } from '../../feeds/add-feed.ts'
import { type EntryFeed, isEdited, isRedated, type NewEntry } from '../entry.ts'
import {
  insertEntries,
  joinWithinPoll,
  listKnownEntries,
  listStanding,
  touchEntries,
  updateEntryTexts,
} from './entry-queries.ts'
import { updateEditedNewsLinks } from './update-edited-news-links.ts'

const { db, by, now } = await freshNewsroom('2026-03-01T06:00:00Z')
const later = new Date('2026-03-02T06:00:00Z')
const { id: category } = await addCategory(db)
const other = await addCategory(db)
const added = await addFeed(
  db,
  { url: 'https://herald.example/rss', category, outletName: 'The Herald' },
  { by, now },
)
const feedId = added.ok ? added.id : ''
const { outletId } = await db.selectFrom('feeds').select('outletId').executeTakeFirstOrThrow()
const feed: EntryFeed = { id: feedId, outletId, outletName: 'The Herald', outletIconUrl: '/icon', category }

emptyBefore(db, 'entries', 'newsLinks')

const entry = (identity: string, fields: Partial<NewEntry> = {}): NewEntry => ({
  identity,
  guid: null,
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
  reason: null,
  raw: null,
  newsLinkId: null,
  duplicateOf: null,
  duplicateRule: null,
  givenUrl: '',
  placedAt: null,
  ...fields,
})
const rows = () => db.selectFrom('entries').selectAll().orderBy('identity').execute()
const given = { guid: 'urn:now', given: 'as given now' }
const insert = (entries: NewEntry[]) => insertEntries(db, { feed, entries, now })

test('new entries have the outlet’s names, the feed’s category and the time', async () => {
  await insert([entry('a'), entry('b', { category: other.id })])
  expect(await rows()).toMatchObject([
    {
      feedId,
      outletId,
      source: 'The Herald',
      sourceIconUrl: '/icon',
      category,
      title: 'Title a',
      firstSeenAt: now,
      lastSeenAt: now,
      queuedAt: now,
      origin: 'feed',
      version: 1,
    },
    { category: other.id },
  ])
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
  const urls = ['waiting', 'rejected', 'deleted', 'on-site', 'held', 'new', 'published'].map(
    name => `https://o.example/${name}`,
  )
  expect(await listStanding(db, urls)).toEqual(
    new Map([
      ['https://o.example/waiting', { id: waiting.id, url: waiting.url, judgement: 'waiting', isTip: false }],
      [
        'https://o.example/rejected',
        { id: rejected.id, url: rejected.url, judgement: 'rejected', isTip: false },
      ],
      ['https://o.example/deleted', { id: deleted.id, url: deleted.url, judgement: 'deleted', isTip: false }],
      [published.url, { id: published.id, url: published.url, judgement: 'published', isTip: false }],
    ]),
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
  await joinWithinPoll(db, {
    feedId,
    within: [
      { identity: 'b', first: 'a' },
      { identity: 'c', first: 'nothing' },
    ],
  })
  const [a, b, c] = await rows()
  expect([a?.duplicateOf, b?.duplicateOf, c?.duplicateOf]).toEqual([null, a?.id, null])
})

test('an outlet’s edits are applied to its entries, and a removed date stays', async () => {
  const publishedAt = new Date('2026-02-28T06:00:00Z')
  await insert([entry('a', { publishedAt }), entry('b')])
  const [a] = await rows()
  const edit = {
    ...given,
    id: a?.id ?? '',
    title: "New “title” \\ ' $1",
    description: 'D',
    imageUrl: 'https://i.example/',
    publishedAt: null,
  }
  await updateEntryTexts(db, [edit])
  expect((await rows())[0]).toMatchObject({
    title: edit.title,
    description: 'D',
    imageUrl: edit.imageUrl,
    publishedAt,
  })
  expect((await rows())[1]?.title).toBe('Title b')
})

const was = { title: 'Old', description: 'Text', imageUrl: 'https://i.example/1', publishedAt: now }

async function published(fields: Partial<typeof was> = {}) {
  const link = await addNewsLink(db, { category, ...was, ...fields })
  await insert([entry('a', { ...was, status: 'published', newsLinkId: link.id })])
  const [row] = await rows()
  return { entryId: row?.id ?? '', linkId: link.id }
}

const getLink = (id: string) =>
  db.selectFrom('newsLinks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a news link follows its outlet’s edits in one new version', async () => {
  const { entryId, linkId } = await published()
  const edit = { title: 'New', description: 'More', imageUrl: '', publishedAt: later }
  expect(await updateEditedNewsLinks(db, [{ ...given, id: entryId, ...edit }], later)).toBe(1)
  expect(await getLink(linkId)).toMatchObject({ ...edit, version: 2, updatedAt: later })
})

test('a field that an editor changed is never overwritten, and the others still follow', async () => {
  const { entryId, linkId } = await published({
    title: 'By hand',
    publishedAt: new Date('2026-01-01T00:00:00Z'),
  })
  const edit = { title: 'New', description: 'More', imageUrl: was.imageUrl, publishedAt: later }
  await updateEditedNewsLinks(db, [{ ...given, id: entryId, ...edit }], later)
  expect(await getLink(linkId)).toMatchObject({
    title: 'By hand',
    description: 'More',
    publishedAt: new Date('2026-01-01T00:00:00Z'),
  })
})

test('a headline that an editor changes while the outlet’s edits are written is not overwritten', async () => {
  const { entryId, linkId } = await published()
  const edit = { ...was, title: 'New', description: 'More' }
  await overtake(db, {
    table: 'news_links',
    column: 'image_url',
    update: () => updateEditedNewsLinks(db, [{ ...given, id: entryId, ...edit }], later),
    meanwhile: () => setRows(db, 'newsLinks', { title: 'By hand' }),
  })
  expect(await getLink(linkId)).toMatchObject({ title: 'By hand', description: 'More' })
})

test('a removed date leaves the date of the link', async () => {
  const { entryId, linkId } = await published()
  await updateEditedNewsLinks(db, [{ ...given, id: entryId, ...was, title: 'New', publishedAt: null }], later)
  expect(await getLink(linkId)).toMatchObject({ title: 'New', publishedAt: now })
})

test('an edit without changes makes no new version', async () => {
  const { entryId, linkId } = await published()
  expect(await updateEditedNewsLinks(db, [{ ...given, id: entryId, ...was }], later)).toBe(0)
  expect(await updateEditedNewsLinks(db, [], later)).toBe(0)
  expect((await getLink(linkId)).version).toBe(1)
})

test('a duplicate from elsewhere changes no news link', async () => {
  const link = await addNewsLink(db, { category, ...was })
  await insert([entry('a', { ...was, status: 'duplicate', newsLinkId: link.id })])
  const [row] = await rows()
  expect(
    await updateEditedNewsLinks(db, [{ ...given, id: row?.id ?? '', ...was, title: 'New' }], later),
  ).toBe(0)
})

test.each([
  [{}, false],
  [{ title: 'New' }, true],
  [{ description: '' }, true],
  [{ imageUrl: '' }, true],
  [{ publishedAt: later }, true],
  [{ publishedAt: new Date(now) }, false],
  [{ publishedAt: null }, false],
])('%j is an edit of the outlet: %s', (change, expected) => {
  expect(isEdited(was, { ...was, ...change })).toBe(expected)
})

test('an added date is a change, and a removed one is not', () => {
  expect(isRedated({ ...was, publishedAt: null }, was)).toBe(true)
  expect(isRedated(was, { ...was, publishedAt: null })).toBe(false)
})
