import type { Db } from '../../database/connect.ts'
import { orNoWrites } from '../../database/database-error.ts'
import { keptTipsMax, takeTip } from '../accounts/limits.ts'
import type { NewTip } from './tip-schema.ts'

export type SendTipResult =
  | { ok: true }
  | { ok: false; reason: 'throttled'; retryAfterSeconds: number }
  /** `no-writes`: the database refuses writes for the time being. */
  | { ok: false; reason: 'full' | 'no-writes' }

type Sent = { tip: NewTip; address: string; now: Date }

/**
 * Stores a stranger's tip for the worker to read; nothing is fetched here. The result is the same for a new article and for
 * one that is published, waiting or rejected, so that strangers learn nothing about unpublished articles.
 */
export async function sendTip(db: Db, sent: Sent): Promise<SendTipResult> {
  return orNoWrites(storeTip(db, sent))
}

async function storeTip(db: Db, { tip, address, now }: Sent): Promise<SendTipResult> {
  const taken = await takeTip(db, { address, now })
  if (!taken.ok) return { ok: false, reason: 'throttled', retryAfterSeconds: taken.retryAfterSeconds }
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
