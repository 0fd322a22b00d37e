import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { findWriteRefusal } from '../../database/write-refusal.ts'
import type { Language } from '../../text/language.ts'
import { confirmDays } from './confirm-subscription.ts'
import { mayWriteTo, pendingMax, takeSubscription } from './subscribe-limit.ts'

export type RequestSubscriptionResult =
  | { ok: true }
  | { ok: false; reason: 'throttled'; retryAfterSeconds: number }
  /** `no-writes`: the database takes nothing for the time being. */
  | { ok: false; reason: 'full' | 'no-writes' }

type Asked = { address: string; language: Language; client: string; now: Date }

/**
 * Queues the mail that asks whether an address wants the newsletter. The answer is the same for one that is subscribed, one
 * that is not and one that was asked too often: who reads this site is nobody's to find out.
 */
export async function requestSubscription(db: Db, asked: Asked): Promise<RequestSubscriptionResult> {
  try {
    return await keepRequest(db, asked)
  } catch (error) {
    if (findWriteRefusal(error) === null) throw error
    return { ok: false, reason: 'no-writes' }
  }
}

async function keepRequest(db: Db, { client, ...asked }: Asked): Promise<RequestSubscriptionResult> {
  const address = asked.address.toLowerCase()
  const { language, now } = asked
  const taken = await takeSubscription(db, { client, now })
  if (!taken.ok) return { ok: false, reason: 'throttled', retryAfterSeconds: taken.retryAfterSeconds }
  if (await isFull(db, pendingMax[taken.count === 1 ? 'first' : 'further']))
    return { ok: false, reason: 'full' }
  if (await mayWriteTo(db, { address, now }))
    await inTransaction(db, tx => queueConfirmation(tx, { address, language, now }))
  return { ok: true }
}

async function isFull(db: Db, most: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
    select from subscribers where state = 'pending' limit ${most}) counted`.execute(db)
  return (rows[0]?.count ?? 0) >= most
}

/** Nothing for an address that has the letter in this language already. */
async function queueConfirmation(
  tx: Db,
  { address, language, now }: { address: string; language: Language; now: Date },
): Promise<void> {
  const subscriber = await tx
    .insertInto('subscribers')
    .values({ address, language, askedAt: now })
    .onConflict(conflict =>
      conflict
        .column('address')
        .doUpdateSet({ askedAt: now })
        .where(sql<boolean>`subscribers.state <> 'active' or subscribers.language <> ${language}`),
    )
    .returning('id')
    .executeTakeFirst()
  if (!subscriber) return
  // Of two that wait, the later one is enough.
  await tx
    .deleteFrom('mails')
    .where('subscriberId', '=', subscriber.id)
    .where('kind', '=', 'confirm')
    .where('state', '=', 'waiting')
    .where('claimedUntil', 'is', null)
    .execute()
  const expiresAt = new Date(now.getTime() + confirmDays * 86_400_000)
  await tx
    .insertInto('mails')
    .values({
      ...{ kind: 'confirm', subscriberId: subscriber.id, language, expiresAt },
      ...{ createdAt: now, nextAt: now },
    })
    .execute()
}
