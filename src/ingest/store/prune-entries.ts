import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

// Entries are kept as long as their feed shows them, lest they come back as new, and a while longer. Rejected
// entries are kept longest, so that it does not return to the queue; what nobody judged for a season is no news.
const keepDays = { published: 30, duplicate: 30, unreadable: 30, waiting: 90, rejected: 180 }

// One statement stays far below its time limit.
const batchSize = 5_000

/**
 * Drops entries that their feed has stopped showing, so that no table grows without bound; news links stay. The time
 * since an entry was seen counts by the feed's own last read: a feed that is away loses nothing. An entry without
 * a feed goes by the clock, but never while it waits: nothing would bring it again. Returns how
 * many.
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

async function pruneBatch(db: Db, now: Date): Promise<number> {
  const keptSince = sql`case when feed.id is null then ${now} else feed.last_read_at end - interval '1 day'
    * (${JSON.stringify(keepDays)}::jsonb ->> entry.status)::integer`
  const { numAffectedRows } = await sql`
    delete from entries where id in (
      select entry.id from entries entry left join feeds feed on feed.id = entry.feed_id
      where entry.last_seen_at < ${keptSince}
        and (entry.snoozed_until is null or entry.snoozed_until < ${keptSince})
        and (feed.id is not null or entry.status <> 'waiting')
      limit ${batchSize}
    )`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
