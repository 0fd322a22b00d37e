import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { deleteRecords, updateRecords } from '../revisions/write-record.ts'
import { lockCategory } from './news-link-checks.ts'

export type NewsLinksChange =
  | { action: 'feature' | 'unfeature' | 'delete' }
  | { action: 'move'; category: string }

type ChangeManyResult =
  | { ok: true; count: number; batchId: string }
  | { ok: false; reason: 'no-such-category' }

/** Applies one change to a row or a selection in one transaction; one undo reverts all of it. */
export async function changeManyNewsLinks(
  db: Db,
  { ids, change, by, now }: { ids: string[]; change: NewsLinksChange; by: Authorized; now: Date },
): Promise<ChangeManyResult> {
  const write = { table: 'news_links', ids, by, now } as const
  return inTransaction(db, async tx => {
    switch (change.action) {
      case 'delete':
        return { ok: true, ...(await deleteRecords(tx, write)) }
      case 'move':
        if (!(await lockCategory(tx, change.category))) return { ok: false, reason: 'no-such-category' }
        return { ok: true, ...(await updateRecords(tx, { ...write, values: { category: change.category } })) }
      case 'feature':
      case 'unfeature': {
        const featured = change.action === 'feature'
        return { ok: true, ...(await updateRecords(tx, { ...write, values: { featured } })) }
      }
    }
  })
}
