import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { leaseRows } from '../../database/lease.ts'

/** An article that crashed three workers is marked as failed. */
const attemptsMax = 3

const leaseMs = 60_000

/**
 * Leases a batch of due places for a minute and returns their ids, newest articles first. The claim counts the attempt. An
 * article that was attempted before is claimed alone, so that one that crashes the worker does not fail its whole batch.
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

/** Undoes a claim with which nothing was attempted. */
export async function returnClaimed(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update story_links set attempts = attempts - 1, claimed_until = null
    where id = any(${ids}::uuid[]) and attempts > 0`.execute(db)
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
 * Ids of a slice of the places to rearrange, among articles published after `since`, newest first. The claim counts the
 * attempt. One that was attempted before is claimed alone; after three failed passes it is skipped until touched again.
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
  const fresh = await claimSlice(db, { since, attemptsBelow: 1, limit: sliceMax })
  return fresh.length > 0 ? fresh : claimSlice(db, { since, attemptsBelow: attemptsMax, limit: 1 })
}

async function claimSlice(
  db: Db,
  { since, attemptsBelow, limit }: { since: Date; attemptsBelow: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update story_links set attempts = attempts + 1
    where id = any(array(
      select id from story_links
      where status = 'placed' and is_touched and attempts < ${attemptsBelow} and published_at > ${since}
      order by published_at desc limit ${limit} for update skip locked))
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
