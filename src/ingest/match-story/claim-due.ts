import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** As many as one statement finds the candidates of. */
const batchMax = 50

/** An article that ended three workers is left alone. */
const attemptsMax = 3

const claimMs = 60_000

/** Ids of places that the caller alone works on for a minute, newest articles first. The attempt is counted already. */
export async function claimDue(db: Db, now: Date): Promise<string[]> {
  await db
    .updateTable('storyLinks')
    .set({ status: 'failed' })
    .where('status', '=', 'due')
    .where('attempts', '>=', attemptsMax)
    .where(eb => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<', now)]))
    .execute()
  const { rows } = await sql<{ id: string }>`
    update story_links set attempts = attempts + 1, claimed_until = ${new Date(now.getTime() + claimMs)}
    where id in (
      select id from story_links
      where status = 'due' and attempts < ${attemptsMax} and (claimed_until is null or claimed_until < ${now})
      order by published_at desc limit ${batchMax} for update skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
