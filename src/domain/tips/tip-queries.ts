import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** `openAttempts`: how often it was taken to be read, this time included. */
export type UnreadTip = { id: string; url: string; note: string; sentBy: string; openAttempts: number }

/** Whether readers may send tips: off until an administrator turns it on. */
export async function takesTips(db: Db): Promise<boolean> {
  const { tipsEnabled } = await db.selectFrom('settings').select('tipsEnabled').executeTakeFirstOrThrow()
  return tipsEnabled
}

/**
 * The oldest of those that came first from their networks, for the caller alone until `until`, with the attempt counted;
 * those taken before and never finished come last.
 */
export async function claimTip(
  db: Db,
  { now, until }: { now: Date; until: Date },
): Promise<UnreadTip | null> {
  const { rows } = await sql<UnreadTip>`
    update tips set claimed_until = ${until}, open_attempts = open_attempts + 1 where id = (
      select id from tips where claimed_until is null or claimed_until <= ${now}
      order by claimed_until nulls first, turn, sent_at, id limit 1 for update skip locked)
    returning id, url, note, sent_by, open_attempts`.execute(db)
  return rows[0] ?? null
}

/** Gives a tip back that could not be read to its end. */
export async function releaseTip(db: Db, id: string): Promise<void> {
  await sql`
    update tips set claimed_until = null, open_attempts = greatest(open_attempts - 1, 0) where id = ${id}`.execute(
    db,
  )
}

/** Deletes a tip that has become an entry or was refused; one that is already gone is no error. */
export async function deleteTip(db: Db, id: string): Promise<void> {
  await db.deleteFrom('tips').where('id', '=', id).execute()
}

/** Read ones, which an editor has not decided on yet. */
export async function countQueuedTips(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from entries where status = 'waiting' and origin <> 'feed' and origin = 'tip'`.execute(db)
  return rows[0]?.count ?? 0
}
