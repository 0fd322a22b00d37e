import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { leaseRows } from '../../database/lease.ts'

/** An article that ended three workers is left alone. */
const attemptsMax = 3

const leaseMs = 60_000

/**
 * Ids of places that the caller alone works on for a minute, newest articles first. The attempt is counted already. An
 * article that was attempted before comes alone: one article that ends the worker must not take the others of a batch with it.
 */
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
  const fresh = await claim(db, { now, attemptsBelow: 1, limit: batchMax })
  return fresh.length > 0 ? fresh : claim(db, { now, attemptsBelow: attemptsMax, limit: 1 })
}

async function claim(
  db: Db,
  { now, attemptsBelow, limit }: { now: Date; attemptsBelow: number; limit: number },
): Promise<string[]> {
  const due = sql`status = 'due' and attempts < ${attemptsBelow}`
  const { rows } = await sql<{ id: string }>`
    ${leaseRows('story_links', { due, order: sql`published_at desc`, now, leaseMs, limit })}
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Ids of places to arrange anew, newest articles first, a slice of those published after `since`. The attempt is counted
 * already; one that was attempted before comes alone, and one that ended three passes stays until it is touched again.
 */
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
  const fresh = await countTouched(db, { since, attemptsBelow: 1, limit: sliceMax })
  return fresh.length > 0 ? fresh : countTouched(db, { since, attemptsBelow: attemptsMax, limit: 1 })
}

async function countTouched(
  db: Db,
  { since, attemptsBelow, limit }: { since: Date; attemptsBelow: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update story_links set attempts = attempts + 1
    where id in (
      select id from story_links
      where status = 'placed' and is_touched and attempts < ${attemptsBelow} and published_at > ${since}
      order by published_at desc limit ${limit})
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
