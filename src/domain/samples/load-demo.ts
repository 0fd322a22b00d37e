import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { addDemoAccount } from '../accounts/add-account.ts'
import type { Passwords } from '../accounts/password.ts'
import { loadStarterFeeds } from '../feeds/import-feeds.ts'
import { loadSamples } from './load-samples.ts'

/** Adds the demo account at every start, and samples and feeds once to an empty installation. Safe in several processes. */
export async function loadDemo(
  db: Db,
  { now, passwords }: { now: Date; passwords: Passwords },
): Promise<void> {
  await addDemoAccount(db, passwords)
  await inTransaction(db, async tx => {
    const added = await loadSamples(tx, { now })
    if (added > 0) await loadStarterFeeds(tx, now)
  })
}
