import { expect, test } from 'vitest'
import type { FeedPage } from '../../domain/feeds/feed-page-queries.ts'
import type { ImportPlan, PlannedFeed } from '../../domain/feeds/plan-import.ts'
import { toShownPlan } from './plan-view.tsx'
import { toShownHealth } from './shown-health.ts'

const now = new Date('2026-03-01T06:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

const feed = (fields: Partial<FeedPage> = {}): FeedPage => ({
  id: 'x',
  url: 'https://herald.example/rss',
  title: '',
  version: 1,
  language: null,
  outletId: 'o',
  outletName: 'O',
  homeUrl: '',
  category: 'c',
  categoryName: 'C',
  state: 'active',
  publishing: 'wait',
  categorizing: 'by-content',
  intervalSeconds: 1_800,
  nextPollAt: hoursAgo(-1),
  lastPolledAt: hoursAgo(1),
  lastGoodAt: hoursAgo(1),
  lastReadAt: hoursAgo(1),
  lastNewEntryAt: hoursAgo(2),
  usualGapSeconds: 36_000,
  failure: null,
  failureDetail: null,
  failureCount: 0,
  movedTo: null,
  movedFrom: null,
  movedAt: null,
  bytesMax: 5 * 1024 * 1024,
  lastRead: {},
  entriesRead: 9,
  entriesUnread: 0,
  createdAt: hoursAgo(99),
  ...fields,
})

const shown = (fields: Partial<FeedPage> = {}) => toShownHealth(feed(fields), { now, language: 'en' })

test.each([
  ['a poll that is later than its interval', { nextPollAt: hoursAgo(-3) }, true],
  ['a poll that is a tenth late', { nextPollAt: hoursAgo(0.45), lastPolledAt: hoursAgo(1) }, false],
  ['a poll after a failure', { nextPollAt: hoursAgo(-3), failureCount: 1 }, false],
])('the page of a feed names the reason of %s', (_, fields, isNamed) => {
  const note = 'Its next poll is later than usual, as the feed or its server asks.'
  expect(shown(fields).readNotes.includes(note)).toBe(isNamed)
})

test.each([
  [30, 'minute'],
  [89, 'minute'],
  [90, '2 minutes'],
  [1_800, '30 minutes'],
  [5_399, '90 minutes'],
  [5_400, '2 hours'],
  [3_600 * 24, '24 hours'],
  [129_599, '36 hours'],
  [129_600, '2 days'],
  [604_800, '7 days'],
])('%d seconds are shown as %s', (intervalSeconds, words) => {
  expect(shown({ intervalSeconds }).interval).toBe(words)
})

test('a healthy feed says so, with its next poll', () => {
  expect(shown()).toMatchObject({
    health: 'well',
    words: 'Well',
    nextTry: 'in 1 hour',
    lastNews: '2 hours ago',
    serverWords: null,
    usualGap: 'every 10 hours',
  })
})

test('for a gap shorter than a night the page says that nights do not count', () => {
  expect(shown({ usualGapSeconds: 3_600 }).usualGap).toBe('every 60 minutes; quiet after 24 hours')
  expect(shown({ usualGapSeconds: null }).usualGap).toBeNull()
})

test('a feed without new entries is quiet, with since when and its usual gap', () => {
  const { health, words } = shown({ lastNewEntryAt: hoursAgo(31) })
  expect([health, words]).toEqual([
    'quiet',
    'Quiet: the last entry arrived 1 day ago, unusually long ago for this feed.',
  ])
})

test('a failure is described with its count and the server’s words', () => {
  const failing = { failure: 'not-found', failureDetail: { code: 'status', status: 404 }, failureCount: 3 }
  const { health, words, serverWords } = shown(failing)
  expect(health).toBe('failing')
  expect(words).toMatch(/^Failing: .+\. 3 times in a row\.$/)
  expect(serverWords).toBe('HTTP 404')
  expect(shown({ ...failing, failureCount: 1 }).words).not.toContain('in a row')
})

test('an unknown failure from a newer version is shown by its code', () => {
  expect(shown({ failure: 'on-the-moon', failureCount: 1 }).words).toBe('Failing: on-the-moon')
})

test('a paused feed is not polled, whatever its last failure', () => {
  expect(shown({ state: 'paused', failure: 'timeout' })).toMatchObject({
    words: 'Paused',
    nextTry: 'none',
    interval: null,
  })
})

test('a due feed is polled now', () => {
  expect(shown({ nextPollAt: now }).nextTry).toBe('now')
})

test('a feed that never had an entry says so', () => {
  expect(shown({ lastNewEntryAt: null }).lastNews).toBe('none yet')
})

const planned = (verdict: PlannedFeed['verdict'], line: number): PlannedFeed => ({
  line,
  verdict,
  url: `https://o.example/${line}`,
  title: '',
  outletName: null,
  category: verdict === 'new' ? 'world' : '',
})

const planOf = (feeds: PlannedFeed[], fields: Partial<ImportPlan> = {}): ImportPlan => ({
  feeds,
  unreadable: 0,
  includes: 0,
  unknownFolders: [],
  newCategories: [],
  defaultCategories: [],
  namesakes: [],
  fresh: feeds.flatMap(({ verdict, url, category }) =>
    verdict === 'new' ? [{ url, categorySlug: category }] : [],
  ),
  ...fields,
})

test('every line is counted by its verdict, and lines that need attention are listed', () => {
  const feeds = (['new', 'known', 'bad-address', 'new', 'repeated'] as const).map(planned)
  const plan = toShownPlan(planOf(feeds), { categories: [], language: 'en' })
  expect(plan.counts).toEqual({ new: 2, known: 1, repeated: 1, 'bad-address': 1 })
  const reasons = ['Already in the list', 'Not a web address, or one with a password', 'Twice in this file']
  expect(plan.lines.map(line => line.reason)).toEqual(reasons)
})

test('the categories show how many feeds they get, and which of them are new', () => {
  const fresh = ['world', 'sport', 'world'].map((categorySlug, n) => ({
    url: `https://o.example/${n}`,
    categorySlug,
  }))
  const plan = toShownPlan(planOf([], { fresh, newCategories: [{ name: 'Sport', slug: 'sport' }] }), {
    categories: [{ name: 'The World', slug: 'world' }],
    language: 'en',
  })
  expect(plan.categories).toEqual([
    { name: 'The World', count: 2, isNew: false },
    { name: 'Sport', count: 1, isNew: true },
  ])
})

test('of ten thousand lines all are counted, but only a readable number is listed', () => {
  const feeds = Array.from({ length: 10_000 }, (_, n) => planned('known', n))
  const plan = toShownPlan(planOf(feeds, { unknownFolders: feeds.map(({ url }) => url) }), {
    categories: [],
    language: 'en',
  })
  expect(plan.counts.known).toBe(10_000)
  expect([plan.lines.length, plan.unknownFolders.length]).toEqual([200, 200])
})

test('a feed that became another says so while its entries wait', () => {
  const lastRead = { changed: { to: 'Top Casino Guide', at: now.toISOString() } }
  const notesOf = (publishing: 'wait' | 'at-once') => shown({ lastRead, publishing }).readNotes.join()
  expect(notesOf('wait')).toContain('became “Top Casino Guide”')
  expect(notesOf('at-once')).not.toContain('became')
})
