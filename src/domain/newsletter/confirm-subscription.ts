import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { digestToken, newSecretToken } from '../accounts/secret-token.ts'

/** How long the link of a confirmation works, and an address that never confirmed is kept. */
export const confirmDays = 3

const dayMs = 86_400_000

/**
 * A new one-time link for a subscriber, made as its mail leaves: no mail in the outbox holds a secret, and an older link
 * opens nothing from then on.
 */
export async function makeConfirmToken(
  db: Db,
  { subscriberId, language, now }: { subscriberId: string; language: string; now: Date },
): Promise<string> {
  const token = newSecretToken()
  await db
    .updateTable('subscribers')
    .set({
      confirmDigest: digestToken(token),
      confirmLanguage: language,
      confirmExpiresAt: new Date(now.getTime() + confirmDays * dayMs),
    })
    .where('id', '=', subscriberId)
    .execute()
  return token
}

/** The language that a link subscribes to; null for one that opens nothing (any more). To look uses no link up. */
export async function findConfirmLanguage(db: Db, token: string, now: Date): Promise<string | null> {
  return (await findAsked(db, token, now).executeTakeFirst())?.confirmLanguage ?? null
}

/** Subscribes the address that the link was mailed to. A second click finds the same and changes nothing. */
export async function confirmSubscription(db: Db, token: string, now: Date): Promise<boolean> {
  return inTransaction(db, async tx => {
    const asked = await findAsked(tx, token, now).forUpdate().executeTakeFirst()
    if (!asked?.confirmLanguage) return false
    await tx
      .updateTable('subscribers')
      .set({
        ...{ state: 'active', language: asked.confirmLanguage, bounceCount: 0, offFailure: null },
        confirmedAt: asked.confirmedAt ?? now,
      })
      .where('id', '=', asked.id)
      .execute()
    return true
  })
}

function findAsked(db: Db, token: string, now: Date) {
  return db
    .selectFrom('subscribers')
    .select(['id', 'confirmLanguage', 'confirmedAt'])
    .where('confirmDigest', '=', digestToken(token))
    .where('confirmExpiresAt', '>', now)
}
