import type { Db } from '../../database/connect.ts'
import { digestToken, newSecretToken } from './secret-token.ts'

// The password was right and the code is still missing. The browser's token identifies this sign-in only: it opens no page.

/** Long enough to look for one's phone. */
const pendingMs = 10 * 60_000

export async function hasSecondFactor(db: Db, accountId: string): Promise<boolean> {
  const factor = db.selectFrom('secondFactors').select('accountId').where('accountId', '=', accountId)
  return (await factor.where('confirmedAt', 'is not', null).executeTakeFirst()) !== undefined
}

export async function openPendingSignIn(
  tx: Db,
  { accountId, now }: { accountId: string; now: Date },
): Promise<string> {
  const token = newSecretToken()
  await tx.deleteFrom('pendingSignIns').where('expiresAt', '<=', now).execute()
  const expiresAt = new Date(now.getTime() + pendingMs)
  await tx
    .insertInto('pendingSignIns')
    .values({ tokenDigest: digestToken(token), accountId, expiresAt })
    .execute()
  return token
}

type PendingSignIn = { accountId: string; email: string; isDemo: boolean; language: string }

/** Null if it has ended, or if the account is off or has no second factor any more. */
export async function findPendingSignIn(db: Db, token: string, now: Date): Promise<PendingSignIn | null> {
  return (await selectPending(db, token, now).executeTakeFirst()) ?? null
}

/** Locks the pending sign-in and its account until the caller's transaction ends. */
export async function lockPendingSignIn(tx: Db, token: string, now: Date): Promise<PendingSignIn | null> {
  const locked = selectPending(tx, token, now).forUpdate(['pendingSignIns']).forShare(['accounts'])
  return (await locked.executeTakeFirst()) ?? null
}

function selectPending(db: Db, token: string, now: Date) {
  return db
    .selectFrom('pendingSignIns')
    .innerJoin('accounts', 'accounts.id', 'pendingSignIns.accountId')
    .innerJoin('secondFactors', 'secondFactors.accountId', 'accounts.id')
    .select(['accounts.id as accountId', 'accounts.email', 'accounts.isDemo', 'accounts.language'])
    .where('pendingSignIns.tokenDigest', '=', digestToken(token))
    .where('pendingSignIns.expiresAt', '>', now)
    .where('secondFactors.confirmedAt', 'is not', null)
    .where('accounts.isOff', '=', false)
}

export async function endPendingSignIn(db: Db, token: string): Promise<void> {
  await db.deleteFrom('pendingSignIns').where('tokenDigest', '=', digestToken(token)).execute()
}
