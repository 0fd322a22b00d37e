import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { leaseRows } from '../../database/lease.ts'
import { attachPublished } from '../../domain/stories/story-places.ts'

/** Older articles are no longer news, so that an import of a hundred thousand of them opens no stories. */
const windowMs = 3 * 86_400_000

const atOnceMax = 2000

/** Adds due rows for links and waiting entries that arrived after `since`, so that polls and editors need not. Returns how many. */
export async function enrollArticles(db: Db, { now, since }: { now: Date; since: Date }): Promise<number> {
  const newsAt = new Date(now.getTime() - windowMs)
  await attachPublished(db, sql`entry.decided_at > ${since}`)
  const links = await sql`
    with arrived as materialized (
      select id from news_links where created_at > ${since}
      union
      -- A feed's first poll dates its links back to their publication.
      select id from news_links where id between ${lowestIdAt(since)}::uuid and ${lowestIdAt(now)}::uuid
    )
    insert into story_links (news_link_id, canonical_url, published_at)
    select id, coalesce(canonical_url, url), published_at from arrived join news_links link using (id)
    where published_at > ${newsAt} and not is_sample
      and not exists (select from story_links where news_link_id = link.id)
    order by created_at desc limit ${atOnceMax}
    on conflict do nothing`.execute(db)
  const entries = await sql`
    insert into story_links (entry_id, canonical_url, published_at)
    select id, coalesce(canonical_url, url), coalesce(published_at, first_seen_at) from entries entry
    where status = 'waiting' and queued_at > ${since} and coalesce(published_at, first_seen_at) > ${newsAt}
      and not is_sample and not exists (select from story_links where entry_id = entry.id)
    order by queued_at desc limit ${atOnceMax}
    on conflict do nothing`.execute(db)
  return Number((links.numAffectedRows ?? 0n) + (entries.numAffectedRows ?? 0n))
}

/** The lowest id that `uuid_v7()` gives from this time on. Random ids of imported rows are hardly ever between two of these. */
function lowestIdAt(at: Date): string {
  return `${at.getTime().toString(16).padStart(12, '0').replace(/^.{8}/, '$&-')}-7000-8000-000000000000`
}

/** An article that crashed three workers is marked as failed. */
const attemptsMax = 3

const leaseMs = 60_000

/** Leases a batch of due places, newest first, and counts the attempt. One attempted before is claimed alone: it may crash the worker. */
export async function claimDue(
  db: Db,
  { now, batchMax }: { now: Date; batchMax: number },
): Promise<string[]> {
  await db
    .updateTable('storyLinks')
    .set({ status: 'failed' })
    .where('status', '=', 'due')
    .where('attempts', '>=', attemptsMax)
    .where(eb => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<', now)]))
    .execute()
  return claimFreshFirst(batchMax, (attemptsBelow, limit) => {
    const due = sql`status = 'due' and attempts < ${attemptsBelow}`
    const lease = leaseRows('story_links', { due, order: sql`published_at desc`, now, leaseMs, limit })
    return sql<{ id: string }>`${lease} returning id`.execute(db)
  })
}

/** Claims rows that were never attempted, or else a single one that was. */
async function claimFreshFirst(
  max: number,
  claim: (attemptsBelow: number, limit: number) => Promise<{ rows: { id: string }[] }>,
): Promise<string[]> {
  const fresh = await claim(1, max)
  const { rows } = fresh.rows.length > 0 ? fresh : await claim(attemptsMax, 1)
  return rows.map(({ id }) => id)
}

/** Undoes a claim with which nothing was attempted. */
export async function returnClaimed(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update story_links set attempts = attempts - 1, claimed_until = null
    where id = any(${ids}::uuid[]) and attempts > 0`.execute(db)
}

/** Claims a slice of the touched places, newest first. One attempted before is claimed alone, and skipped after three failed passes. */
export async function claimTouched(
  db: Db,
  { since, sliceMax }: { since: Date; sliceMax: number },
): Promise<string[]> {
  await db
    .updateTable('storyLinks')
    .set({ isTouched: false, attempts: 0 })
    .where('status', '=', 'placed')
    .where('isTouched', '=', true)
    .where('attempts', '>=', attemptsMax)
    .execute()
  return claimFreshFirst(sliceMax, (attemptsBelow, limit) =>
    sql<{ id: string }>`
      update story_links set attempts = attempts + 1
      where id = any(array(
        select id from story_links
        where status = 'placed' and is_touched and attempts < ${attemptsBelow} and published_at > ${since}
        order by published_at desc limit ${limit} for update skip locked))
      returning id`.execute(db),
  )
}
