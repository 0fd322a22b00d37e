import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { findWriteRefusal } from '../../database/write-refusal.ts'
import { takeTip } from '../accounts/tip-limit.ts'
import type { SendTipResult } from '../tips/send-tip.ts'
import type { NewObjection } from './objection-schema.ts'

// More than an editor reads in a week; further ones are asked to come back.
const openMax = 500

const keptForMs = 90 * 24 * 3_600_000

type Sent = {
  outlet: { id: string; name: string }
  objection: NewObjection
  address: string
  now: Date
}

/** Keeps what a stranger wrote for editors, within the limits of tips. Objections that were handled three months ago are deleted. */
export async function sendObjection(db: Db, sent: Sent): Promise<SendTipResult> {
  try {
    return await keepObjection(db, sent)
  } catch (error) {
    if (findWriteRefusal(error) === null) throw error
    return { ok: false, reason: 'no-writes' }
  }
}

async function keepObjection(db: Db, { outlet, objection, address, now }: Sent): Promise<SendTipResult> {
  const taken = await takeTip(db, { address, now })
  if (!taken.ok) return { ok: false, reason: 'throttled', retryAfterSeconds: taken.retryAfterSeconds }
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
    select from objections where handled_at is null limit ${openMax}) counted`.execute(db)
  if ((rows[0]?.count ?? 0) >= openMax) return { ok: false, reason: 'full' }
  await db
    .deleteFrom('objections')
    .where('handledAt', '<', new Date(now.getTime() - keptForMs))
    .execute()
  const { note, name } = objection
  await db
    .insertInto('objections')
    .values({ outletId: outlet.id, outletName: outlet.name, note, sentBy: name, sentAt: now })
    .execute()
  return { ok: true }
}
