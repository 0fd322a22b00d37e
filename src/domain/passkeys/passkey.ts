import type { Db } from '../../database/connect.ts'

export type PasskeySummary = {
  id: string
  name: string
  /** The site's host when it was created, on which alone it works; null if it is older than this column. */
  host: string | null
  createdAt: Date
  lastUsedAt: Date | null
}

export const passkeyNameLengthMax = 100

// One for each device of a person, with some to spare.
export const passkeysMax = 10

/** Newest first. */
export async function listPasskeys(db: Db, accountId: string): Promise<PasskeySummary[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'host', 'createdAt', 'lastUsedAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The host of an account's passkeys if none of them works on `host`, because the site has moved; else null. */
export async function findFormerHost(
  db: Db,
  { accountId, host }: { accountId: string; host: string | null },
): Promise<string | null> {
  const hosts = (await listPasskeys(db, accountId)).map(passkey => passkey.host)
  return hosts.every(of => of !== null && of !== host) ? (hosts[0] ?? null) : null
}

/** Leaves passkeys of other accounts alone. */
export async function removePasskey(db: Db, passkey: { id: string; accountId: string }): Promise<void> {
  await db
    .deleteFrom('passkeys')
    .where('id', '=', passkey.id)
    .where('accountId', '=', passkey.accountId)
    .execute()
}
