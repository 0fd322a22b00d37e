import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** As many as one statement finds the candidates of. */
const batchMax = 50

/** An article that ended three workers is left alone. */
const attemptsMax = 3

const claimMs = 60_000

/**
 * Ids of places that the caller alone works on for a minute, newest articles first. The attempt is counted already. What
 * was attempted before comes alone: one article that ends the worker must not take 49 others with it.
 */
export async function claimDue(db: Db, now: Date): Promise<string[]> {
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
  const { rows } = await sql<{ id: string }>`
    update story_links set attempts = attempts + 1, claimed_until = ${new Date(now.getTime() + claimMs)}
    where id in (
      select id from story_links
      where status = 'due' and attempts < ${attemptsBelow} and (claimed_until is null or claimed_until < ${now})
      order by published_at desc limit ${limit} for update skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
