import type { Db } from '../../database/connect.ts'

/** Makes the row by which requests to a host take turns, where there is none yet. */
export async function addFeedHost(db: Db, host: string): Promise<void> {
  await db
    .insertInto('feedHosts')
    .values({ host })
    .onConflict(conflict => conflict.column('host').doNothing())
    .execute()
}
