import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addRow, addWaitingEntry, setRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import type { TimeKey } from '../../database/slice-page.ts'
import { type QueueFilter, wholeQueue } from './queue-entry.ts'
import { countQueue, listEntryStates, listQueue, listQueueChoices } from './queue-queries.ts'

const { db, now } = await freshDatabase({ at: '2026-03-01T06:00:00Z', empty: ['entries', 'newsLinks'] })
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const politics = await addCategory(db, { name: 'Politics' })
const outlet = await addRow(db, 'outlets', { name: 'The Herald', homeUrl: 'https://herald.example/' })

const well = 'https://outlet.example/well'
const page = { language: 'en' as const, now, after: null, limit: 50 }
const titles = async (filter: Partial<QueueFilter> = {}) =>
  (await listQueue(db, { ...page, filter: { ...wholeQueue, ...filter } })).entries.map(entry => entry.title)

test('only waiting entries are listed, newest first', async () => {
  await addWaitingEntry(db, { title: 'Old', firstSeenAt: minutesAgo(9) })
  await addWaitingEntry(db, { title: 'New', firstSeenAt: minutesAgo(1) })
  for (const status of ['published', 'rejected', 'unreadable', 'duplicate'] as const) {
    await addWaitingEntry(db, { title: status, status, firstSeenAt: minutesAgo(2) })
  }
  expect(await titles()).toEqual(['New', 'Old'])
  expect(await titles({ view: 'held' })).toEqual(['duplicate'])
})

test('an entry of a deleted category is shown without a category', async () => {
  const { id } = await addCategory(db)
  await addWaitingEntry(db, { category: id, firstSeenAt: minutesAgo(1) })
  await db.deleteFrom('categories').where('id', '=', id).execute()
  const { entries } = await listQueue(db, { ...page, filter: wholeQueue })
  expect(entries.map(entry => entry.categoryId)).toEqual([null])
})

test('the address is shown without its scheme, with its domain in its own script', async () => {
  await addWaitingEntry(db, { url: 'https://www.xn--h2brj9c.example/a', firstSeenAt: minutesAgo(1) })
  const { entries } = await listQueue(db, { ...page, filter: wholeQueue })
  expect(entries.map(entry => entry.shownUrl)).toEqual(['भारत.example/a'])
})

test('each filter limits the queue, alone and with the others', async () => {
  const seen = { firstSeenAt: minutesAgo(5) }
  await addWaitingEntry(db, { title: 'In politics', category: politics.id, ...seen })
  await addWaitingEntry(db, { title: 'Of the Herald', outletId: outlet.id, ...seen })
  await addWaitingEntry(db, { title: 'In Hindi', language: 'hi', firstSeenAt: minutesAgo(200) })
  const all = { category: politics.id, outletId: outlet.id, language: 'hi' }
  await addWaitingEntry(db, { title: 'All three', ...all, firstSeenAt: minutesAgo(4) })
  expect(await titles({ categoryId: politics.id })).toEqual(['All three', 'In politics'])
  expect(await titles({ outletId: outlet.id })).toEqual(['All three', 'Of the Herald'])
  expect(await titles({ language: 'hi' })).toEqual(['All three', 'In Hindi'])
  expect(await titles({ from: minutesAgo(60), language: 'hi' })).toEqual(['All three'])
  expect(await titles({ until: minutesAgo(60) })).toEqual(['In Hindi'])
  const three = { categoryId: politics.id, outletId: outlet.id, language: 'hi' }
  expect(await titles(three)).toEqual(['All three'])
})

test('a snoozed entry is hidden until its time and then returns as the newest', async () => {
  await addWaitingEntry(db, { title: 'Other', firstSeenAt: minutesAgo(5) })
  await addWaitingEntry(db, { title: 'Snoozed', firstSeenAt: minutesAgo(60), snoozedUntil: minutesAgo(-10) })
  expect(await titles()).toEqual(['Other'])
  expect(await titles({ view: 'snoozed' })).toEqual(['Snoozed'])
  const later = { ...page, now: minutesAgo(-11), filter: wholeQueue }
  const { entries } = await listQueue(db, later)
  expect(entries.map(entry => entry.title)).toEqual(['Snoozed', 'Other'])
})

test('pages follow each other by key, whatever arrives in between', async () => {
  for (const n of [1, 2, 3, 4, 5]) await addWaitingEntry(db, { title: `${n}`, firstSeenAt: minutesAgo(n) })
  const first = await listQueue(db, { language: 'en', filter: wholeQueue, now, after: null, limit: 2 })
  await addWaitingEntry(db, { title: 'Fresh', firstSeenAt: now })
  const second = await listQueue(db, { language: 'en', filter: wholeQueue, now, after: first.next, limit: 2 })
  const third = await listQueue(db, { language: 'en', filter: wholeQueue, now, after: second.next, limit: 2 })
  const shown = [first, second, third].map(({ entries }) => entries.map(entry => entry.title))
  expect(shown).toEqual([['1', '2'], ['3', '4'], ['5']])
  expect(third.next).toBeNull()
})

test('new arrivals are counted above the newest entry shown', async () => {
  await addWaitingEntry(db, { firstSeenAt: minutesAgo(3) })
  const { id, queuedAt } = await addWaitingEntry(db, { firstSeenAt: minutesAgo(2) })
  await addWaitingEntry(db, { firstSeenAt: minutesAgo(1) })
  const count = (above: TimeKey | null, most = 100) =>
    countQueue(db, { filter: wholeQueue, now, above, most })
  expect(await count({ at: queuedAt, id })).toBe(1)
  expect(await count(null)).toBe(3)
  expect(await count(null, 1)).toBe(2)
})

test('an article that waits twice is counted once, and each entry without an address is counted', async () => {
  for (const n of [1, 2, 3])
    await addWaitingEntry(db, { url: `${well}?${n}`, canonicalUrl: well, firstSeenAt: minutesAgo(n) })
  await addWaitingEntry(db, { firstSeenAt: minutesAgo(4) })
  for (const n of [1, 2]) {
    const { id } = await addWaitingEntry(db, { title: `Bare ${n}`, firstSeenAt: minutesAgo(5) })
    await setRow(db, 'entries', id, { canonicalUrl: null })
  }
  const { entries } = await listQueue(db, { ...page, filter: wholeQueue })
  const count = (most: number) => countQueue(db, { filter: wholeQueue, now, most })
  expect([entries.length, await count(100), await count(2)]).toEqual([4, 4, 3])
})

test('entries of one article are listed once, under the newest of them, even across the end of a page', async () => {
  const article = { canonicalUrl: well }
  await addWaitingEntry(db, { ...article, title: 'The well', url: well, firstSeenAt: minutesAgo(9) })
  await addWaitingEntry(db, { title: 'Between', firstSeenAt: minutesAgo(5) })
  const again = { title: 'The well, twice', url: `${well}?x`, firstSeenAt: minutesAgo(1) }
  await addWaitingEntry(db, { ...article, ...again })
  await addWaitingEntry(db, { title: 'Last', firstSeenAt: minutesAgo(20) })
  const shown: string[][] = []
  for (let after = null, n = 0; n === 0 || after; n++) {
    const listed = await listQueue(db, { language: 'en', filter: wholeQueue, now, after, limit: 1 })
    shown.push(...listed.entries.map(({ title, group }) => [title, ...group.map(member => member.title)]))
    after = listed.next
  }
  expect(shown).toEqual([['The well, twice', 'The well'], ['Between'], ['Last']])
})

test('entries outside the filter or snoozed hide no others', async () => {
  const hindi = { title: 'In Hindi', url: well, language: 'hi', firstSeenAt: minutesAgo(9) }
  await addWaitingEntry(db, { canonicalUrl: well, ...hindi })
  const tamil = { title: 'In Tamil', url: `${well}?x`, language: 'ta', firstSeenAt: now }
  const { id } = await addWaitingEntry(db, { canonicalUrl: well, ...tamil })
  expect(await titles({ language: 'hi' })).toEqual(['In Hindi'])
  expect(await titles()).toEqual(['In Tamil'])
  await setRow(db, 'entries', id, { snoozedUntil: minutesAgo(-60) })
  expect(await titles()).toEqual(['In Hindi'])
})

test('two held entries of one article are listed together', async () => {
  const link = await addNewsLink(db, { category: politics.id, url: 'https://o.example/1' })
  const held = { status: 'duplicate', canonicalUrl: link.url, newsLinkId: link.id } as const
  await addWaitingEntry(db, { ...held, title: 'First', url: `${link.url}?a`, firstSeenAt: minutesAgo(2) })
  await addWaitingEntry(db, { ...held, title: 'Second', url: `${link.url}?b`, firstSeenAt: minutesAgo(1) })
  const { entries } = await listQueue(db, {
    ...page,
    filter: { ...wholeQueue, view: 'held' },
  })
  expect(entries.map(({ title, group }) => [title, ...group.map(member => member.title)])).toEqual([
    ['Second', 'First'],
  ])
})

test('the filters offer only outlets and languages with waiting entries', async () => {
  expect(await listQueueChoices(db)).toEqual({ outlets: [], languages: [] })
  await addWaitingEntry(db, { language: 'ta' })
  await addWaitingEntry(db, { language: 'hi', outletId: outlet.id })
  await addWaitingEntry(db, { language: 'hi', outletId: outlet.id })
  await addWaitingEntry(db, { language: 'bn', status: 'rejected' })
  expect(await listQueueChoices(db)).toEqual({
    outlets: [{ id: outlet.id, name: 'The Herald' }],
    languages: ['hi', 'ta'],
  })
})

test('the state of an entry names the editor who changed it last, if any', async () => {
  const { id } = await addWaitingEntry(db, {})
  const marks = { featured: false, snoozedUntil: null, changedBy: null, newsLinkId: null }
  const state = { id, version: 1, status: 'waiting', categoryId: null, ...marks }
  expect(await listEntryStates(db, [id, politics.id])).toEqual([state])
})

test('rare words are found in headline or source beyond the entries that are read in order', async () => {
  await addWaitingEntry(db, { title: 'The Zanskar bridge’s "toll" is 5\\6', firstSeenAt: minutesAgo(9_000) })
  await addWaitingEntry(db, { title: 'क़स्बे में पुल', source: 'The Zanskar Lamp', firstSeenAt: minutesAgo(8_999) })
  await sql`insert into entries (identity, url, canonical_url, title, source, status, first_seen_at)
    select url, url, url, 'A council decided', 'The Herald', 'waiting', ${now}::timestamptz - n * interval '1 minute'
    from (
      select n, 'https://outlet.example/many-' || n as url from generate_series(1, 2100) as n) numbered`.execute(
    db,
  )
  const counts = async (words: string[]) =>
    countQueue(db, { filter: { ...wholeQueue, words }, now, above: null, most: 9_999 })
  for (const [words, count] of [
    ['zanskar', 2],
    ['5\\6', 1],
    ['zk', 0],
    ["'&|!", 0],
    ['council', 50],
  ] as const)
    expect(await titles({ words: [words] }), words).toHaveLength(count)
  expect(await titles({ words: ['ZANSKAR', '"TOLL"'] })).toEqual(['The Zanskar bridge’s "toll" is 5\\6'])
  expect(await titles({ words: ['पुल'] })).toEqual(['क़स्बे में पुल'])
  const found = [await counts(['zanskar']), await counts(['council']), await counts(['nowhere'])]
  expect(found).toEqual([2, 2100, 0])
})
