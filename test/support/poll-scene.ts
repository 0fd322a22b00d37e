import type { RequestListener } from 'node:http'
import { afterAll, beforeEach } from 'vitest'
import type { Db } from '../../src/database/connect.ts'
import { authorizeCommand } from '../../src/domain/accounts/authorize.ts'
import { addFeed } from '../../src/domain/feeds/add-feed.ts'
import { claimFeed } from '../../src/ingest/poll/due-feeds.ts'
import { pollFeed } from '../../src/ingest/poll/poll-feed.ts'
import { authorizedEditor } from './authorized.ts'
import { addCategory, emptyTables, getRow } from './builders.ts'
import { type FakeOutlet, startOutlet } from './fake-outlets.ts'
import type { FakeEntry } from './feed-bodies.ts'
import { type Fresh, freshDatabase } from './fresh-database.ts'
import { createPollDeps } from './poll-deps.ts'

export const start = new Date('2026-03-01T06:00:00Z')
const hourMs = 3_600_000

export const hoursLater = (hours: number) => new Date(start.getTime() + hours * hourMs)

/** The n-th article of the outlet, published n hours before `start`. */
export function article(n: number, fields: Partial<FakeEntry> = {}): FakeEntry & { url: string } {
  return {
    url: `https://outlet.example/article-${n}`,
    title: `What the council decided, part ${n}`,
    description: `The council met for the ${n}th time and decided at last.`,
    publishedAt: hoursLater(-n),
    ...fields,
  }
}

type FeedFields = {
  outletName?: string
  publishing?: 'at-once' | 'wait'
  category?: string
  siteUrl?: string
}

/** A database with an editor, one category, fake outlets that close automatically, and a clock. Each test starts empty. */
export async function freshPollScene(given: Fresh = {}) {
  const { db, url } = await freshDatabase(given)
  return { db, url, by: await authorizedEditor(db), ...(await setPollScene(db)) }
}

/** The same on a database that the test opened. */
export async function setPollScene(db: Db) {
  const deps = createPollDeps(db, start)
  const category = await addCategory(db, { name: 'Politics', slug: 'politics' })
  const { openOutlet, closeOutlets } = openOutlets()
  beforeEach(async () => {
    await closeOutlets()
    await emptyTables(db, 'entries', 'newsLinks', 'feeds', 'feedHosts', 'outlets')
    deps.setNow(start)
    deps.logged.length = 0
  })
  afterAll(async () => {
    await closeOutlets()
    await deps.close()
  })
  const claimAt = async (feedId: string, atHour: number) => {
    deps.setNow(hoursLater(atHour))
    const claimed = await claimFeed(db, feedId, deps.now())
    if (!claimed) throw new Error('the host is busy')
    return claimed
  }
  const add = async (url: string, fields: FeedFields = {}) => {
    const write = { by: authorizeCommand('Test'), now: deps.now() }
    const feed = { url, category: category.id, outletName: 'The Outlet', ...fields }
    const added = await addFeed(db, feed, write)
    if (!added.ok) throw new Error(added.reason)
    return added.id
  }
  return {
    deps,
    category,
    openOutlet,
    addFeed: add,
    /** An outlet with one feed at `/feed`, which shows these entries or answers as the test says. */
    openFeed: async (shown: FakeEntry[] | RequestListener, fields: FeedFields = {}) => {
      const outlet = await openOutlet()
      if (Array.isArray(shown)) outlet.showFeed('/feed', shown)
      else outlet.answer('/feed', shown)
      return { outlet, feedId: await add(`${outlet.origin}/feed`, fields) }
    },
    /** Polls a feed at this hour of the scene as the worker does, whether it is due or not. */
    poll: async (feedId: string, atHour = 0) => {
      const claimed = await claimAt(feedId, atHour)
      const learnt = await db
        .selectFrom('feeds')
        .select(['etag', 'lastModified', 'bodyDigest'])
        .where('id', '=', feedId)
        .executeTakeFirstOrThrow()
      return pollFeed(deps, { ...claimed, ...learnt })
    },
    pollByHand: async (feedId: string, atHour = 0) => pollFeed(deps, await claimAt(feedId, atHour)),
    getFeed: (feedId: string) => getRow(db, 'feeds', feedId),
    listLinks: () => db.selectFrom('newsLinks').selectAll().orderBy('createdAt', 'desc').execute(),
    listEntries: () => db.selectFrom('entries').selectAll().orderBy('firstSeenAt').orderBy('id').execute(),
  }
}

function openOutlets() {
  const outlets: FakeOutlet[] = []
  return {
    openOutlet: async () => {
      const outlet = await startOutlet()
      outlets.push(outlet)
      return outlet
    },
    closeOutlets: async () => {
      for (const outlet of outlets.splice(0)) await outlet.close()
    },
  }
}
