import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

// Entries are kept while their feed still lists them, or they would come back as new, and for a while longer: rejected ones
// longest, waiting ones for a season. A scheduled entry is kept until its time.
const keepDays = { published: 30, duplicate: 30, unreadable: 30, waiting: 90, rejected: 180 }

// Keeps each statement far below its time limit.
const batchSize = 5_000

/**
 * Deletes entries that their feed no longer lists; news links stay. Age counts from the feed's last read, so an unreachable feed
 * loses nothing. One without a feed ages by the clock, but never while it waits: no poll would add it again. Returns how many.
 */
export async function pruneEntries(db: Db, now: Date): Promise<number> {
  let pruned = 0
  for (;;) {
    const count = await pruneBatch(db, now)
    pruned += count
    if (count < batchSize) break
  }
  await sql`
    delete from feed_hosts host
    where claim is null and not exists (select from feeds where feeds.host = host.host)`.execute(db)
  return pruned
}

/** Locks what it selects: an entry that an editor has returned to the queue since would still be selected. */
async function pruneBatch(db: Db, now: Date): Promise<number> {
  const keptSince = sql`case when feed.id is null then ${now} else feed.last_read_at end - interval '1 day'
    * (${JSON.stringify(keepDays)}::jsonb ->> entry.status)::integer`
  const { numAffectedRows } = await sql`
    delete from entries where id = any(array(
      select entry.id from entries entry left join feeds feed on feed.id = entry.feed_id
      where entry.last_seen_at < ${keptSince}
        and (entry.snoozed_until is null or entry.snoozed_until < ${keptSince})
        and (feed.id is not null or entry.status <> 'waiting')
      limit ${batchSize}
      for update of entry skip locked
    ))`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
