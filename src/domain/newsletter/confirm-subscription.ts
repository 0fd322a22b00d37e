import { createHmac } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { digestToken } from '../accounts/secret-token.ts'

/** How long a confirmation link works, and how long an unconfirmed address is kept. */
export const confirmDays = 3

const dayMs = 86_400_000

type ConfirmLink = { key: string; mailId: string; subscriberId: string; language: string; now: Date }

/**
 * The one-time link of a mail, made when it is sent, so that no mail in the outbox holds a secret. It is the same at each
 * attempt, because a mail whose sending failed may have arrived. The link of an older mail becomes invalid.
 */
export async function makeConfirmToken(
  db: Db,
  { key, mailId, subscriberId, language, now }: ConfirmLink,
): Promise<string> {
  const token = createHmac('sha256', key).update(`confirm:${mailId}`).digest('base64url')
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

/** The language that a link subscribes to, and whether it has done so; null for an invalid link. Looking does not use it up. */
export async function findConfirmLink(
  db: Db,
  token: string,
  now: Date,
): Promise<{ language: string; isConfirmed: boolean } | null> {
  const found = await selectByToken(db, token, now).executeTakeFirst()
  if (!found?.confirmLanguage) return null
  const { state, language, confirmLanguage } = found
  return { language: confirmLanguage, isConfirmed: state === 'active' && language === confirmLanguage }
}

/** Subscribes the address that the link was mailed to. A second click changes nothing. */
export async function confirmSubscription(db: Db, token: string, now: Date): Promise<boolean> {
  return inTransaction(db, async tx => {
    const subscriber = await selectByToken(tx, token, now).forUpdate().executeTakeFirst()
    if (!subscriber?.confirmLanguage) return false
    await tx
      .updateTable('subscribers')
      .set({
        state: 'active',
        language: subscriber.confirmLanguage,
        bounceCount: 0,
        offFailure: null,
        confirmedAt: subscriber.confirmedAt ?? now,
      })
      .where('id', '=', subscriber.id)
      .execute()
    return true
  })
}

function selectByToken(db: Db, token: string, now: Date) {
  return db
    .selectFrom('subscribers')
    .select(['id', 'state', 'language', 'confirmLanguage', 'confirmedAt'])
    .where('confirmDigest', '=', digestToken(token))
    .where('confirmExpiresAt', '>', now)
}
