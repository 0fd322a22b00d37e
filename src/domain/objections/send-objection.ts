import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { orNoWrites } from '../../database/write-refusal.ts'
import { takeTip } from '../accounts/tip-limit.ts'
import type { SendTipResult } from '../tips/send-tip.ts'
import type { NewObjection } from './objection-schema.ts'

// More than an editor reads in a week; further senders are asked to come back later.
const openMax = 500

const keptForMs = 90 * 24 * 3_600_000

type Sent = { outlet: { id: string; name: string }; objection: NewObjection; address: string; now: Date }

/** Stores a stranger's objection for editors, within the limits of tips. Deletes those handled more than three months ago. */
export async function sendObjection(db: Db, sent: Sent): Promise<SendTipResult> {
  return orNoWrites(storeObjection(db, sent))
}

async function storeObjection(db: Db, { outlet, objection, address, now }: Sent): Promise<SendTipResult> {
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
