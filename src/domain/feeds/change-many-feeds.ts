import { randomUUID } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { isUuid } from '../fields/record-id.ts'
import { lockCategory } from '../news-links/news-link-checks.ts'
import { type MovedEntries, moveWaitingEntries } from '../queue/move-waiting-entries.ts'
import { deleteRecords, updateRecords, type Values } from '../revisions/write-record.ts'
import type { Publishing } from './feed.ts'

export type FeedsChange =
  | { action: 'pause' | 'resume' | 'delete' }
  | { action: 'move'; category: string }
  | { action: 'publish'; publishing: Publishing }

/** `moved`: the waiting entries that moved to another category along with their feeds. */
type ChangeManyFeedsResult =
  | { ok: true; count: number; batchId: string; moved?: MovedEntries }
  | { ok: false; reason: 'no-such-category' }

/** Applies one change to many feeds as one batch, which can be undone. A resumed feed is due at once. */
export async function changeManyFeeds(
  db: Db,
  { ids, change, by, now }: { ids: string[]; change: FeedsChange; by: Authorized; now: Date },
): Promise<ChangeManyFeedsResult> {
  const write = { table: 'feeds', ids, by, now } as const
  return inTransaction(db, async tx => {
    const update = async (values: Values) => ({
      ok: true as const,
      ...(await updateRecords(tx, { ...write, values })),
    })
    switch (change.action) {
      case 'pause':
        return update({ state: 'paused' })
      case 'resume':
        return update({ state: 'active', nextPollAt: now, openAttempts: 0 })
      case 'publish':
        return update({ publishing: change.publishing })
      case 'delete':
        return { ok: true, ...(await deleteRecords(tx, write)) }
      case 'move': {
        const { category } = change
        if (!(await lockCategory(tx, category))) return { ok: false, reason: 'no-such-category' }
        const batch = { ...write, batchId: randomUUID() }
        const moved = await moveWaitingEntries(tx, { ...batch, feedIds: ids.filter(isUuid), category })
        const updated = await updateRecords(tx, { ...batch, values: { category } })
        return { ok: true, ...updated, moved }
      }
    }
  })
}
