import type { Db } from '../../database/connect.ts'

/** Sign out everywhere: sessions end and no browser is trusted any more. */
export async function closeAllSessions(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('sessions').where('accountId', '=', accountId).execute()
  await db.deleteFrom('trustedDevices').where('accountId', '=', accountId).execute()
}
