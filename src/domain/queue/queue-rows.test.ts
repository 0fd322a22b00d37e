import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addWaitingEntry, setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { listGroups, orderQueuePage } from './queue-rows.ts'

const row = (id: string, source = 'Alpha') => ({
  id,
  source,
  queuedAt: new Date(`2026-01-02T0${id.length}:00:00Z`),
})
const stories = new Map([
  ['warm', { id: 's1', heat: 1, outletCount: 2 }],
  ['hot', { id: 's2', heat: 5, outletCount: 3 }],
  ['lone', { id: 's3', heat: 9, outletCount: 1 }],
  ['mate', { id: 's3', heat: 9, outletCount: 1 }],
  ['other', { id: 's4', heat: 9, outletCount: 1 }],
])
const rows = [row('lone', 'Gamma'), row('warm', 'Beta'), row('cold'), row('hot')]
const next = { at: new Date(0), id: 'next' }

test.each([
  ['arrival', 9, ['lone', 'warm', 'cold', 'hot', 'mate', 'other'], 'next'],
  ['outlet', 9, ['cold', 'hot', 'mate', 'other', 'warm', 'lone'], undefined],
  ['heat', 9, ['hot', 'warm', 'lone', 'cold', 'mate'], 'next'],
  ['heat', 1, ['hot', 'warm', 'lone', 'mate'], 'lone'],
] as const)('by %s, at most %i', (sort, limit, ids, below) => {
  const page = orderQueuePage({ rows, gathered: [row('mate'), row('other')], next }, { sort, limit, stories })
  expect(page.rows.map(({ id }) => id)).toEqual(ids)
  expect(page.next?.id).toBe(below)
})

const { db, now } = await freshDatabase({ at: '2026-03-01T06:00:00Z', empty: ['entries'] })
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const url = 'https://outlet.example/well'
const isListed = sql`entries.status = 'waiting'`

const well = (n: number) =>
  addWaitingEntry(db, {
    title: `Well ${n}`,
    url: `${url}?${n}`,
    canonicalUrl: url,
    firstSeenAt: minutesAgo(n),
  })
const hold = (duplicateOf: string, title: string) =>
  addWaitingEntry(db, { title, status: 'duplicate', duplicateOf, reason: 'much the same headline' })

const listOn = (page: Parameters<typeof listGroups>[1]) => listGroups(db, page, { isListed, language: 'en' })

test('an article without other entries has no group, and neither has an empty page', async () => {
  const row = await well(1)
  for (const page of [[], [row]]) {
    const groups = await listOn(page)
    expect([groups.of(row), groups.isBelowAnother(row)]).toEqual([[], false])
  }
})

test('the newest entry represents its article, even from another page, with all held duplicates', async () => {
  const [older, newer] = [await well(9), await well(1)]
  await hold(older.id, 'Much like the older')
  const both = await listOn([newer, older])
  expect([both.isBelowAnother(newer), both.isBelowAnother(older)]).toEqual([false, true])
  const titles = both.of(newer).map(({ title }) => title)
  expect(titles.sort()).toEqual(['Much like the older', 'Well 9'])
  expect(both.of(older)).toEqual([])
  const ofNextPage = await listOn([older])
  expect(ofNextPage.isBelowAnother(older)).toBe(true)
})

test('of two simultaneous entries the one with the higher id represents both', async () => {
  const rows = [await well(5), await well(5)].toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const groups = await listOn(rows)
  expect(rows.map(row => groups.isBelowAnother(row))).toEqual([true, false])
})

test('an entry that the list does not show hides no other, but is in the group', async () => {
  const [shown, other] = [await well(9), await well(1)]
  const groups = await listGroups(db, [shown], { isListed: sql`entries.id = ${shown.id}`, language: 'en' })
  expect(groups.isBelowAnother(shown)).toBe(false)
  expect(groups.of(shown)).toMatchObject([{ id: other.id, source: 'The Outlet', url: `${url}?1` }])
})

test('a held duplicate that has been published is marked, for its original may be returned to the queue', async () => {
  const row = await well(1)
  const { id: category } = await addCategory(db)
  const { id: newsLinkId } = await addNewsLink(db, { category })
  for (const status of ['duplicate', 'published'] as const)
    await addWaitingEntry(db, { title: status, status, newsLinkId, duplicateOf: row.id })
  const groups = await listOn([row])
  expect(new Map(groups.of(row).map(({ title, isOnSite }) => [title, isOnSite]))).toEqual(
    new Map([
      ['duplicate', false],
      ['published', true],
    ]),
  )
})

test('entries without an address are never grouped', async () => {
  const rows = [await well(2), await well(1)]
  await setRows(db, 'entries', { canonicalUrl: null })
  const bare = rows.map(row => ({ ...row, canonicalUrl: null }))
  const groups = await listOn(bare)
  expect(bare.map(row => [groups.of(row), groups.isBelowAnother(row)])).toEqual([
    [[], false],
    [[], false],
  ])
})

test('at most twelve entries of a group are listed', async () => {
  const row = await well(1)
  for (let n = 0; n < 14; n += 1) await hold(row.id, `Copy ${n}`)
  expect((await listOn([row])).of(row)).toHaveLength(12)
})
