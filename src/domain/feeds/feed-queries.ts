import type { Db } from '../../database/connect.ts'

export type Feed = Awaited<ReturnType<typeof listFeeds>>[number]

/** All feeds by outlet and address, with their health. */
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
