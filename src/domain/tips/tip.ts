import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { orNoWrites } from '../../database/database-error.ts'
import { leaseRows } from '../../database/lease.ts'
import { keptTipsMax, type Throttled, takeReaderForm } from '../accounts/limits.ts'
import type { NewTip } from './tip-schema.ts'

// How readers' tips in `entries` count when other entries for the same article are judged.

/** It waits in the queue. 'tip' is a constant, by which the planner sees that `entries_waiting_brought` fits. */
export const isQueuedTip = sql<boolean>`(origin = 'tip' and status = 'waiting')`

/** The tip waits and no editor has touched it: every change by an editor increments the version. */
export const isUntouchedTip = sql<boolean>`(origin = 'tip' and status = 'waiting' and version = 1)`

/** Such a tip must not count, or a stranger could keep an article from readers that a feed is about to deliver. */
export const isTipRejectedByRule = sql<boolean>`(origin = 'tip' and status = 'rejected' and decided_by is null
  and rule_id is not null)`

/** `openAttempts`: how often a worker has claimed it, including this time. */
export type UnreadTip = { id: string; url: string; note: string; sentBy: string; openAttempts: number }

/** Whether readers may send tips: off until an administrator turns it on. */
export async function takesTips(db: Db): Promise<boolean> {
  const { tipsEnabled } = await db.selectFrom('settings').select('tipsEnabled').executeTakeFirstOrThrow()
  return tipsEnabled
}

// Longer than reading a page may take.
const leaseMs = 60_000

/** Claims the oldest tip, the first ones of their networks before others; those claimed before and never finished come last. */
export async function claimTip(db: Db, now: Date): Promise<UnreadTip | null> {
  const order = sql`claimed_until nulls first, turn, sent_at, id`
  const { rows } = await sql<UnreadTip>`
    ${leaseRows('tips', { due: sql`true`, order, now, leaseMs })}
    returning id, url, note, sent_by, open_attempts`.execute(db)
  return rows[0] ?? null
}

/** Deletes a tip that has become an entry or was refused; one that is already gone is not an error. */
export async function deleteTip(db: Db, id: string): Promise<void> {
  await db.deleteFrom('tips').where('id', '=', id).execute()
}

/** Tips that were read and that no editor has decided on yet. */
export async function countQueuedTips(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from entries where ${isQueuedTip}`.execute(db)
  return rows[0]?.count ?? 0
}

export type SendTipResult =
  | { ok: true }
  | Throttled
  /** `no-writes`: the database refuses writes for the time being. */
  | { ok: false; reason: 'full' | 'no-writes' }

type Sent = { tip: NewTip; address: string; now: Date }

/** Stores a stranger's tip; nothing is fetched here. The result never tells whether the article is known to editors. */
export async function sendTip(db: Db, sent: Sent): Promise<SendTipResult> {
  return orNoWrites(storeTip(db, sent))
}

async function storeTip(db: Db, { tip, address, now }: Sent): Promise<SendTipResult> {
  const taken = await takeReaderForm(db, 'tip', { address, now })
  if (!taken.ok) return taken
  const turn = taken.count
  if ((await countKept(db)) >= keptTipsMax[turn === 1 ? 'first' : 'further'])
    return { ok: false, reason: 'full' }
  const { url, note, name } = tip
  await db
    .insertInto('tips')
    .values({ url: new URL(url).href, note, sentBy: name, sentAt: now, turn })
    .execute()
  return { ok: true }
}

async function countKept(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('tips')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
