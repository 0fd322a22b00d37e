import { randomUUID } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../accounts/authorize.ts'
import type { RevisionAction } from './revision.ts'

/** One line in the activity for an import of thousands of records, whose own revisions are marked as bulk. */
export async function recordActivity(
  tx: Db,
  activity: {
    recordId: string
    action: RevisionAction
    /** The file; for an import, how many records it added and changed. */
    after: { title: string; added?: number; changed?: number }
    by: Pick<Authorized, 'accountId' | 'name'>
    now: Date
  },
): Promise<void> {
  const { recordId, action, after, by, now } = activity
  await tx
    .insertInto('revisions')
    .values({
      recordTable: 'imports',
      recordId,
      action,
      at: now,
      batchId: randomUUID(),
      accountId: by.accountId,
      accountName: by.name,
      before: null,
      after,
    })
    .execute()
}
