import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { takeTip, waitingTipsMax } from '../accounts/tip-limit.ts'
import type { NewTip } from './tip-schema.ts'

export type SendTipResult =
  | { ok: true }
  | { ok: false; reason: 'throttled'; retryAfterSeconds: number }
  | { ok: false; reason: 'full' }

/**
 * Keeps a stranger's tip for the worker to read; nothing is fetched here. An article that is published, waits or was
 * turned down gets the same answer as a new one: what is not published is nobody's to ask about.
 */
export async function sendTip(
  db: Db,
  { tip, address, now }: { tip: NewTip; address: string; now: Date },
): Promise<SendTipResult> {
  const taken = await takeTip(db, { address, now })
  if (!taken.ok) return { ok: false, reason: 'throttled', retryAfterSeconds: taken.retryAfterSeconds }
  if ((await countWaitingTips(db)) >= waitingTipsMax) return { ok: false, reason: 'full' }
  const { url, note, name } = tip
  await db
    .insertInto('tips')
    .values({ url: new URL(url).href, note, sentBy: name, sentAt: now })
    .execute()
  return { ok: true }
}

async function countWaitingTips(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (
    (select count(*) from tips)
    + (select count(*) from entries where status = 'waiting' and origin <> 'feed' and origin = 'tip')
  )::integer as count`.execute(db)
  return rows[0]?.count ?? 0
}
