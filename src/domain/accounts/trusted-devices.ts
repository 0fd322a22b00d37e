import type { Db } from '../../database/connect.ts'
import { digestToken, newSecretToken } from './secret-token.ts'
import { openSession } from './sessions.ts'

/** The digest of a browser's token if it has signed in to this account before, otherwise null. */
export async function findTrustedDevice(
  db: Db,
  { token, email }: { token: string | null; email: string },
): Promise<Buffer | null> {
  if (!token) return null
  const device = await db
    .selectFrom('trustedDevices')
    .innerJoin('accounts', 'accounts.id', 'trustedDevices.accountId')
    .select('trustedDevices.tokenDigest')
    .where('trustedDevices.tokenDigest', '=', digestToken(token))
    .where('accounts.email', '=', email)
    .executeTakeFirst()
  return device?.tokenDigest ?? null
}

// More browsers than anybody uses; the oldest are removed.
const devicesMax = 20

/** Remembers a browser that has just signed in and returns the token for its cookie. */
export async function trustDevice(
  db: Db,
  { accountId, now }: { accountId: string; now: Date },
): Promise<string> {
  const token = newSecretToken()
  await db
    .insertInto('trustedDevices')
    .values({ tokenDigest: digestToken(token), accountId, lastUsedAt: now })
    .execute()
  const oldest = db
    .selectFrom('trustedDevices')
    .select('tokenDigest')
    .where('accountId', '=', accountId)
    .orderBy('lastUsedAt', 'desc')
    .offset(devicesMax)
  await db.deleteFrom('trustedDevices').where('tokenDigest', 'in', oldest).execute()
  return token
}

/** A browser that signs in again is not the one to be removed. Null if the account does not trust it (any more). */
export async function renewTrust(
  db: Db,
  { accountId, deviceToken, now }: { accountId: string; deviceToken: string | null; now: Date },
): Promise<string | null> {
  if (!deviceToken) return null
  const { numUpdatedRows } = await db
    .updateTable('trustedDevices')
    .set({ lastUsedAt: now })
    .where('tokenDigest', '=', digestToken(deviceToken))
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? deviceToken : null
}

/** Opens a session for a person who has proved to own the account, and trusts the browser from now on. */
export async function openTrustedSession(
  tx: Db,
  opened: {
    accountId: string
    /** Whether a code or a passkey was presented too. */
    hasSecondFactor: boolean
    /** From the browser's cookie. */
    deviceToken: string | null
    device: string
    address: string
    now: Date
  },
): Promise<{ sessionToken: string; deviceToken: string }> {
  const { accountId, hasSecondFactor, device, address, now } = opened
  const sessionToken = await openSession(tx, { accountId, hasSecondFactor, device, address, now })
  const renewed = await renewTrust(tx, opened)
  return { sessionToken, deviceToken: renewed ?? (await trustDevice(tx, { accountId, now })) }
}
