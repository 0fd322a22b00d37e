import type { Db } from '../../database/connect.ts'
import type { PasskeySummary } from './passkey.ts'

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
