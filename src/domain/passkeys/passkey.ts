import type { Db } from '../../database/connect.ts'

export type PasskeySummary = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }

export const passkeyNameLengthMax = 100

// One for each device of a person, with some to spare.
export const passkeysMax = 10

/** Newest first. */
export async function listPasskeys(db: Db, accountId: string): Promise<PasskeySummary[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Leaves passkeys of other accounts alone. */
export async function removePasskey(db: Db, passkey: { id: string; accountId: string }): Promise<void> {
  await db
    .deleteFrom('passkeys')
    .where('id', '=', passkey.id)
    .where('accountId', '=', passkey.accountId)
    .execute()
}
