import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { foldedPattern } from '../../database/contains-words.ts'
import { slicePage } from '../../database/slice-page.ts'
import { type FeedHealth, quietAfterGaps, usualGapSecondsMin } from './feed-health.ts'

export type Feed = Awaited<ReturnType<typeof listFeeds>>[number]

export async function listFeeds(db: Db) {
  return selectFeeds(db).orderBy('outlets.name').orderBy('feeds.url').execute()
}

/** By the exact stored address. */
export async function findFeedByUrl(db: Db, url: string) {
  const feed = await selectFeeds(db).where('feeds.url', '=', url).executeTakeFirst()
  return feed ?? null
}

function selectFeeds(db: Db) {
  return db
    .selectFrom('feeds')
    .innerJoin('outlets', 'outlets.id', 'feeds.outletId')
    .innerJoin('categories', 'categories.id', 'feeds.category')
    .select(['feeds.id', 'feeds.url', 'feeds.title', 'feeds.publishing', 'feeds.state'])
    .select(['feeds.categorizing', 'feeds.language'])
    .select(['outlets.name as outletName', 'outlets.homeUrl'])
    .select(['categories.name as categoryName', 'categories.slug as categorySlug'])
    .select(['feeds.intervalSeconds', 'feeds.nextPollAt', 'feeds.lastPolledAt', 'feeds.lastGoodAt'])
    .select(['feeds.failure', 'feeds.failureDetail', 'feeds.failureCount'])
    .select(['feeds.entriesRead', 'feeds.entriesUnread'])
}

// The table of feeds in the admin area: thousands of feeds, filtered by what is wrong with them.

export type FeedFilter = {
  /** Outlet, title or address must contain it, compared after folding. '' matches all. */
  needle: string
  health: FeedHealth | null
  failure: string | null
  outletId: string | null
  categoryId: string | null
}

export type FeedRow = Awaited<ReturnType<typeof listFeedTable>>['rows'][number]

export type FeedKey = { outletName: string; url: string }

/** One page of feeds by outlet and address, below `after`. */
export async function listFeedTable(
  db: Db,
  options: { filter: FeedFilter; after: FeedKey | null; limit: number; now: Date },
) {
  const { after, limit } = options
  let query = db
    .selectFrom('feeds')
    .innerJoin('outlets', 'outlets.id', 'feeds.outletId')
    .innerJoin('categories', 'categories.id', 'feeds.category')
    .select(['feeds.id', 'feeds.url', 'feeds.title', 'feeds.outletId', 'outlets.name as outletName'])
    .select(['categories.name as categoryName', 'feeds.state', 'feeds.publishing'])
    .select(['feeds.failure', 'feeds.failureDetail', 'feeds.failureCount'])
    .select(['feeds.lastGoodAt', 'feeds.nextPollAt', 'feeds.lastNewEntryAt', 'feeds.usualGapSeconds'])
    .orderBy('outlets.name')
    .orderBy('feeds.url')
  for (const condition of conditionsOf(options)) query = query.where(condition)
  if (after)
    query = query.where(sql<boolean>`(outlets.name, feeds.url) > (${after.outletName}, ${after.url})`)
  const found = await query.limit(limit + 1).execute()
  return slicePage(found, { limit, keyOf: ({ outletName, url }) => ({ outletName, url }) })
}

export type FeedCounts = Record<FeedHealth, number> & {
  all: number
  failures: { failure: string; count: number }[]
}

export async function countFeeds(db: Db, now: Date): Promise<FeedCounts> {
  const of = (health: FeedHealth) => sql<number>`count(*) filter (where ${healthIs(health, now)})::integer`
  const counts = await db
    .selectFrom('feeds')
    .select(sql<number>`count(*)::integer`.as('all'))
    .select([of('well').as('well'), of('failing').as('failing'), of('quiet').as('quiet')])
    .select([of('new').as('new'), of('paused').as('paused'), of('gone').as('gone')])
    .select(of('set-aside').as('set-aside'))
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ failure: string; count: number }>`
    select failure, count(*)::integer from feeds where ${healthIs('failing', now)}
    group by failure order by count desc, failure`.execute(db)
  return { ...counts, failures: rows }
}

function conditionsOf({ filter, now }: { filter: FeedFilter; now: Date }): RawBuilder<boolean>[] {
  const { needle, health, failure, outletId, categoryId } = filter
  const pattern = foldedPattern(needle)
  return [
    ...(needle
      ? [
          // Folded once per row: folding three times took 79 ms for 2,000 feeds.
          sql<boolean>`search_fold(concat_ws(chr(31), outlets.name, feeds.title, feeds.url)) like ${pattern}`,
        ]
      : []),
    ...(health ? [healthIs(health, now)] : []),
    ...(failure ? [sql<boolean>`feeds.failure = ${failure}`] : []),
    ...(outletId ? [sql<boolean>`feeds.outlet_id = ${outletId}::uuid`] : []),
    ...(categoryId ? [sql<boolean>`feeds.category = ${categoryId}::uuid`] : []),
  ]
}

/** Every feed has exactly one health; `healthOf` computes the same for a row. */
function healthIs(health: FeedHealth, now: Date): RawBuilder<boolean> {
  const active = sql`feeds.state = 'active'`
  // The same as isQuiet().
  const quiet = sql`coalesce(feeds.last_new_entry_at < ${now}::timestamptz - interval '1 second' * ${quietAfterGaps}::integer
    * greatest(feeds.usual_gap_seconds, ${usualGapSecondsMin}::integer) and feeds.usual_gap_seconds is not null, false)`
  switch (health) {
    case 'paused':
    case 'gone':
    case 'set-aside':
      return sql`feeds.state = ${health}`
    case 'failing':
      return sql`${active} and feeds.failure is not null`
    case 'new':
      return sql`${active} and feeds.failure is null and feeds.last_good_at is null`
    case 'quiet':
      return sql`${active} and feeds.failure is null and feeds.last_good_at is not null and ${quiet}`
    case 'well':
      return sql`${active} and feeds.failure is null and feeds.last_good_at is not null and not ${quiet}`
  }
}
