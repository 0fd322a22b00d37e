// node bench/storing.ts [ROUNDS]
// The cost of judging categories by content while a poll stores fifty new entries, on a site whose editors have filed 3,000:
// the processor time of this process and of the database, in turns with a feed that keeps its own category.
import { connect, type Db } from '../src/database/connect.ts'
import { authorizeCommand } from '../src/domain/accounts/authorize.ts'
import { learnCategories, rememberCategories } from '../src/domain/categories/known-categories.ts'
import { addFeed } from '../src/domain/feeds/add-feed.ts'
import type { Categorizing } from '../src/domain/feeds/feed.ts'
import { type FeedToFill, storeEntries } from '../src/ingest/store/store-entries.ts'
import { openBenchDatabase } from './bench-database.ts'
import { databaseCpuMs } from './database-cpu.ts'
import { pickWord, seededRandom, seedLanguages } from './seed-words.ts'

const rounds = Number(process.argv[2] ?? 60)
const entriesPerPoll = 50
const decisions = 3_000
const random = seededRandom(33)
const [english] = seedLanguages(random)
const now = new Date('2026-03-01T06:00:00Z')
const rolledBack = new Error('rolled back')
const readCategories = rememberCategories()

const database = await openBenchDatabase('storing')
const db = connect({ url: database.url, connectionsMax: 1, applicationName: 'chowk bench' })
const watch = connect({ url: database.url, connectionsMax: 1, applicationName: 'chowk bench' })
try {
  const feed = await seed(db)
  const costs: Record<Categorizing, Cost[]> = { 'by-feed': [], 'by-content': [] }
  for (let n = 0; n < rounds; n++) {
    const entries = Array.from({ length: entriesPerPoll }, (_, m) => toEntry(n * entriesPerPoll + m))
    const order: Categorizing[] = n % 2 === 0 ? ['by-feed', 'by-content'] : ['by-content', 'by-feed']
    for (const categorizing of order)
      costs[categorizing].push(await store({ ...feed, categorizing }, entries))
  }
  for (const part of ['own', 'database', 'clock'] as const) {
    const [without, by] = [median(costs['by-feed'], part), median(costs['by-content'], part)]
    console.log(
      `${part}: ${without.toFixed(1)} ms by feed, ${by.toFixed(1)} by content, ${(by / without).toFixed(3)} times`,
    )
  }
} finally {
  await Promise.all([db.destroy(), watch.destroy()])
  await database.drop()
}

type Cost = { own: number; database: number; clock: number }

function median(costs: Cost[], part: keyof Cost): number {
  const sorted = costs
    .slice(Math.floor(rounds / 4))
    .map(cost => cost[part])
    .toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

async function store(feed: FeedToFill, entries: ReturnType<typeof toEntry>[]): Promise<Cost> {
  const before = { own: process.cpuUsage(), database: await databaseCpuMs(watch), clock: performance.now() }
  try {
    await db.transaction().execute(async tx => {
      await storeEntries(tx, { feed, entries, unreadable: [], now, readCategories })
      throw rolledBack
    })
  } catch (error) {
    if (error !== rolledBack) throw error
  }
  const { user, system } = process.cpuUsage(before.own)
  const clock = performance.now() - before.clock
  return { own: (user + system) / 1000, database: (await databaseCpuMs(watch)) - before.database, clock }
}

function headline(): string {
  return Array.from({ length: 9 }, () => pickWord(english?.words ?? [], random)).join(' ')
}

function toEntry(n: number) {
  const [title, description] = [headline(), `${headline()} ${headline()} ${headline()}`]
  const url = `https://outlet.example/news/${title.replaceAll(' ', '-')}-${n}`
  const dates = { publishedAt: null, givenAt: null, isZoneGuessed: false, given: `${n}` }
  const texts = { title, description, imageUrl: '', language: 'en', tags: ['news', 'india'] }
  return { ...texts, ...dates, url, givenUrl: url, canonicalUrl: url, guid: null }
}

async function seed(db: Db): Promise<FeedToFill> {
  const by = authorizeCommand('Bench')
  const slugs = ['latest-headlines', 'politics', 'business', 'technology', 'world', 'opinion']
  const categories = await db
    .insertInto('categories')
    .values(slugs.map((slug, n) => ({ slug, name: slug, orderNum: n + 1 })))
    .returning('id')
    .execute()
  const category = categories[0]?.id ?? ''
  const added = await addFeed(
    db,
    { url: 'https://outlet.example/feed', category, outletName: 'Outlet' },
    { by, now },
  )
  if (!added.ok) throw new Error(added.reason)
  const { outletId } = await db.selectFrom('feeds').select('outletId').executeTakeFirstOrThrow()
  await seedDecisions(db, { categories: categories.map(({ id }) => id) })
  await learnCategories(db)
  const names = { outletName: 'Outlet', outletIconUrl: '', isFirstRead: false, sharedAddresses: [] }
  return {
    id: added.id,
    outletId,
    category,
    publishing: 'wait',
    categorizing: 'by-feed',
    language: 'en',
    ...names,
  }
}

async function seedDecisions(db: Db, { categories }: { categories: string[] }): Promise<void> {
  const account = await db
    .insertInto('accounts')
    .values({ name: 'Editor', email: 'editor@example.org', role: 'editor', passwordHash: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let from = 0; from < decisions; from += 500) {
    const given = Array.from({ length: 500 }, (_, n) => {
      const { title, description, url, tags } = toEntry(1_000_000 + from + n)
      const category = categories[Math.floor(random() * categories.length)] ?? ''
      return { title, description, url, canonicalUrl: url, category, tags }
    })
    const links = await db
      .insertInto('newsLinks')
      .values(given.map(({ tags: _, ...link }) => ({ ...link, source: 'Outlet' })))
      .returning(['id', 'url'])
      .execute()
    const idOf = new Map(links.map(({ id, url }) => [url, id]))
    await db
      .insertInto('entries')
      .values(
        given.map(entry => ({
          ...entry,
          identity: entry.url,
          source: 'Outlet',
          language: 'en',
          status: 'published' as const,
          newsLinkId: idOf.get(entry.url) ?? null,
          decidedBy: account.id,
          decidedAt: now,
        })),
      )
      .execute()
  }
}
