import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { leaseRows } from '../../database/lease.ts'

/** `openAttempts`: how often it was taken to be read, this time included. */
export type UnreadTip = { id: string; url: string; note: string; sentBy: string; openAttempts: number }

/** Whether readers may send tips: off until an administrator turns it on. */
export async function takesTips(db: Db): Promise<boolean> {
  const { tipsEnabled } = await db.selectFrom('settings').select('tipsEnabled').executeTakeFirstOrThrow()
  return tipsEnabled
}

// Longer than reading a page may take.
const leaseMs = 60_000

/** The oldest of those that came first from their networks; those leased before and never finished come last. */
export async function claimTip(db: Db, now: Date): Promise<UnreadTip | null> {
  const order = sql`claimed_until nulls first, turn, sent_at, id`
  const { rows } = await sql<UnreadTip>`
    ${leaseRows('tips', { due: sql`true`, order, now, leaseMs })}
    returning id, url, note, sent_by, open_attempts`.execute(db)
  return rows[0] ?? null
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
