import type { Db } from '../../database/connect.ts'

/** Sign out everywhere: sessions and sign-ins that wait for a code end, no browser is trusted any more, and no token of a program opens anything. */
export async function closeAllSessions(db: Db, accountId: string): Promise<void> {
  // Before the tokens: a session whose row is held makes one at this moment.
  await db.deleteFrom('sessions').where('accountId', '=', accountId).execute()
  await db.deleteFrom('pendingSignIns').where('accountId', '=', accountId).execute()
  await db.deleteFrom('trustedDevices').where('accountId', '=', accountId).execute()
  await db.deleteFrom('apiTokens').where('accountId', '=', accountId).execute()
}
