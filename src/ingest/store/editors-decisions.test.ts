// An editor's decision about an entry stands, however often polls judge the entry.

import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { addCategory, addRow, getRow } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { propertyRuns } from '../../../test/support/property-runs.ts'
import { inTransaction } from '../../database/transaction.ts'
import { rememberCategories } from '../../domain/categories/known-categories.ts'
import { addFeed } from '../../domain/feeds/add-feed.ts'
import { decideEntries } from '../../domain/queue/decide-entries.ts'
import { returnEntries } from '../../domain/queue/decided-entries.ts'
import { notADuplicate } from '../../domain/queue/not-a-duplicate.ts'
import { publishEntries } from '../../domain/queue/publish-entries.ts'
import { deleteRecords } from '../../domain/revisions/write-record.ts'
import type { ReadEntry } from '../feed/read-feed.ts'
import { type FeedToFill, storeEntries } from './store-entries.ts'

const readCategories = rememberCategories()
const { db, by } = await freshNewsroom()
const category = await addCategory(db)
const start = new Date('2026-03-01T06:00:00Z')
const hourMs = 3_600_000
const passesARun = 25

const headlines = [
  'Weather in the delta town, July 3',
  'Weather in the delta town, July 4',
  'Weather in the delta town, July 4!',
  'Ferry to the island resumes after the storm',
  'Ferry to the island resumes after the storm - Delta Post',
  'Bridge over the delta opens to lorries at night',
]
const actions = ['publish', 'reject', 'snooze', 'feature', 'not-a-duplicate', 'return', 'delete'] as const
type Action = (typeof actions)[number]
type Given = { article: number; headline: number }
type Step = { kind: 'poll'; feed: number; given: Given[] } | { kind: 'decide'; entry: number; action: Action }

const given = fc.record({ article: fc.nat(5), headline: fc.nat(headlines.length - 1) })
const poll = fc.record({
  kind: fc.constant('poll' as const),
  feed: fc.nat(2),
  given: fc.array(given, { minLength: 1, maxLength: 6 }),
})
const decide = fc.record({
  kind: fc.constant('decide' as const),
  entry: fc.nat(40),
  action: fc.constantFrom(...actions),
})
const steps = fc.array(fc.tuple(poll, decide), { minLength: passesARun, maxLength: passesARun })

beforeEach(async () => {
  await addRow(db, 'rules', { name: 'Bridges', words: ['bridge'], action: 'reject' })
})

test('polls that judge again undo no decision of an editor', async () => {
  const run = async (pairs: [Step, Step][]) => {
    for (const table of ['entries', 'newsLinks', 'feeds', 'duplicateExceptions', 'outlets'] as const)
      await db.deleteFrom(table).execute()
    const feeds = await openFeeds()
    const decided = new Set<string>()
    let words = new Map<string, object>()
    for (const [pass, step] of pairs.flat().entries()) {
      const now = new Date(start.getTime() + pass * hourMs)
      if (step.kind === 'poll') {
        await pollOnce(feeds[step.feed], step.given, now)
        expect(await listDecisions(decided)).toEqual(words)
      } else {
        const id = await decideOnce(step, now)
        if (id) decided.add(id)
        words = await listDecisions(decided)
      }
    }
  }
  await fc.assert(fc.asyncProperty(steps, run), { numRuns: propertyRuns(6), endOnFailure: true })
})

async function openFeeds(): Promise<FeedToFill[]> {
  const feeds: FeedToFill[] = []
  const kinds = [
    ['Delta Post', 'at-once'],
    ['Delta Post', 'wait'],
    ['Hill Herald', 'at-once'],
  ] as const
  for (const [n, [outletName, publishing]] of kinds.entries()) {
    const feed = { url: `https://feeds.example/${n}`, category: category.id, outletName, publishing }
    const added = await addFeed(db, feed, { by, now: start })
    if (!added.ok) throw new Error(added.reason)
    const { outletId } = await getRow(db, 'feeds', added.id)
    feeds.push({
      id: added.id,
      outletId,
      outletName,
      outletIconUrl: '',
      category: category.id,
      publishing,
      categorizing: 'by-content',
      language: null,
      isFirstRead: false,
      sharedAddresses: [],
    })
  }
  return feeds
}

async function pollOnce(feed: FeedToFill | undefined, list: Given[], now: Date) {
  if (!feed) throw new Error('no feed')
  const host = feed.outletName === 'Hill Herald' ? 'hills.example' : 'delta.example'
  const entries = list.map(({ article, headline }): ReadEntry => {
    const url = `https://${host}/${article}`
    const text = { title: headlines[headline] ?? '', description: '', imageUrl: '', language: null }
    const dates = {
      publishedAt: null,
      givenAt: null,
      isZoneGuessed: false,
      given: `${headline} ${headline} picture date`,
    }
    return { ...text, ...dates, url, givenUrl: url, canonicalUrl: url, tags: [], guid: null }
  })
  await inTransaction(db, tx => storeEntries(tx, { feed, entries, unreadable: [], now, readCategories }))
}

/** Tries one decision; returns the id of the entry if it succeeded. */
async function decideOnce(step: Step & { kind: 'decide' }, now: Date): Promise<string | null> {
  const rows = await db.selectFrom('entries').selectAll().orderBy('id').execute()
  const entry = rows[step.entry % Math.max(rows.length, 1)]
  return entry && (await take(step.action, entry, now)) ? entry.id : null
}

async function take(
  action: Action,
  entry: { id: string; version: number; newsLinkId: string | null; status: string },
  now: Date,
): Promise<boolean> {
  const seen = { entries: [entry], by, now }
  switch (action) {
    case 'publish':
      return (await publishEntries(db, seen)).decided.length > 0
    case 'snooze': {
      const until = new Date(now.getTime() + 100 * hourMs)
      return isTaken(await decideEntries(db, { ...seen, decision: { action, until } }))
    }
    case 'reject':
    case 'feature':
      return isTaken(await decideEntries(db, { ...seen, decision: { action } }))
    case 'return':
      return (await returnEntries(db, { ids: [entry.id], by, now })).ok
    case 'not-a-duplicate':
      return (await notADuplicate(db, { entry, by, now })).ok
    case 'delete': {
      const { newsLinkId } = entry
      if (entry.status !== 'published' || newsLinkId === null) return false
      await inTransaction(db, tx => deleteRecords(tx, { table: 'news_links', ids: [newsLinkId], by, now }))
      return true
    }
  }
}

function isTaken(result: Awaited<ReturnType<typeof decideEntries>>): boolean {
  return result.ok && result.decided.length > 0
}

/** By entry, the columns that an editor may have decided, and the news link of a published or rejected entry. */
async function listDecisions(ids: Set<string>): Promise<Map<string, object>> {
  if (ids.size === 0) return new Map()
  const rows = await db
    .selectFrom('entries')
    .leftJoin('newsLinks', join =>
      join
        .onRef('newsLinks.canonicalUrl', '=', 'entries.canonicalUrl')
        .on('entries.status', 'in', ['published', 'rejected']),
    )
    .select(['entries.id', 'entries.status', 'entries.version', 'entries.featured', 'snoozedUntil'])
    .select(['decidedAt', 'decidedBy', 'entries.category', 'newsLinks.id as linkId'])
    .where('entries.id', 'in', [...ids])
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}
