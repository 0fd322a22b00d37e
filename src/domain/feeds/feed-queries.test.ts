import { expect, test } from 'vitest'
import { addCategory } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { authorizeCommand } from '../accounts/authorize.ts'
import { addFeeds } from './add-feed.ts'
import { healthOf } from './feed-health.ts'
import { countFeeds, type FeedFilter, type FeedKey, listFeedTable } from './feed-queries.ts'

const { db, now } = await freshDatabase({ at: '2026-03-10T06:00:00Z' })
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const all: FeedFilter = { needle: '', health: null, failure: null, outletId: null, categoryId: null }

// 2,000 feeds of 400 outlets, in every state.
const { id: category } = await addCategory(db)
await addFeeds(
  db,
  Array.from({ length: 2_000 }, (_, n) => ({
    url: `https://h${n % 400}.example/${n}`,
    category,
    title: `Feed ${n}`,
    outletName: `Outlet ${n % 400}`,
  })),
  { by: authorizeCommand('Test'), now },
)
const states = [
  { lastGoodAt: hoursAgo(1), lastNewEntryAt: hoursAgo(2), usualGapSeconds: 600 },
  { lastGoodAt: hoursAgo(1), lastNewEntryAt: hoursAgo(30), usualGapSeconds: 600 },
  { lastGoodAt: hoursAgo(1), lastNewEntryAt: hoursAgo(30), usualGapSeconds: 86_400 },
  { lastGoodAt: hoursAgo(1), lastNewEntryAt: hoursAgo(900), usualGapSeconds: null },
  { failure: 'timeout', lastGoodAt: hoursAgo(90), lastNewEntryAt: hoursAgo(900), usualGapSeconds: 600 },
  { failure: 'not-found' },
  { state: 'paused', failure: 'timeout' },
  { state: 'gone', failure: 'gone' },
  { state: 'set-aside', failure: 'crashed-the-reader' },
  {},
] as const
for (const [n, state] of states.entries()) {
  if (Object.keys(state).length === 0) continue
  await db.updateTable('feeds').set(state).where('url', 'like', `%${n}`).execute()
}

async function listAll(filter: FeedFilter) {
  const rows: Awaited<ReturnType<typeof listFeedTable>>['rows'] = []
  for (let after: FeedKey | null = null, pages = 0; pages < 9; pages += 1) {
    const page = await listFeedTable(db, { filter, after, limit: 300, now })
    rows.push(...page.rows)
    after = page.next
    if (!after) break
  }
  return rows
}

test('pages by key show every feed once, by outlet and address', async () => {
  const rows = await listAll(all)
  expect(new Set(rows.map(row => row.id)).size).toBe(2_000)
  const keys = rows.map(row => [row.outletName, row.url].join(' '))
  expect(rows).toHaveLength(2_000)
  expect(keys[0]).toBe('Outlet 0 https://h0.example/0')
})

test('counts, filter and the health of a row agree for every feed', async () => {
  const counts = await countFeeds(db, now)
  const byHealth = Map.groupBy(await listAll(all), row => healthOf(row, now))
  let sum = 0
  for (const health of ['well', 'failing', 'quiet', 'new', 'paused', 'gone', 'set-aside'] as const) {
    const rows = await listAll({ ...all, health })
    expect(rows.length, health).toBe(counts[health])
    expect(byHealth.get(health)?.length, health).toBe(counts[health])
    expect(rows.length, health).toBeGreaterThan(0)
    sum += rows.length
  }
  expect(sum).toBe(counts.all)
  expect(counts.failures).toEqual([
    { failure: 'not-found', count: 200 },
    { failure: 'timeout', count: 200 },
  ])
})

test('text, outlet and failure narrow the table', async () => {
  const [row] = await listAll({ ...all, needle: 'feed 1234' })
  expect(row?.title).toBe('Feed 1234')
  expect(await listAll({ ...all, outletId: row?.outletId ?? null })).toHaveLength(5)
  expect(await listAll({ ...all, failure: 'not-found' })).toHaveLength(200)
  expect(await listAll({ ...all, needle: '%' })).toEqual([])
})
