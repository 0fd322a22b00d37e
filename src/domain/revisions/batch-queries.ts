import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { isUuid } from '../is-uuid.ts'
import type { RecordTable } from './revision.ts'

// A large selection is decided in several requests, seconds apart; what comes later is another click.
const openForMs = 10 * 60_000

/**
 * The batch that another request of the same click may go on with: its writer's own, of a few minutes ago at most, and not
 * undone. Null for any other, so that nobody's writes come under the undo of somebody else.
 */
export async function findOpenBatch(
  db: Db,
  { batchId, by, now }: { batchId: string; by: Authorized; now: Date },
): Promise<string | null> {
  if (!isUuid(batchId)) return null
  const batch = await db
    .selectFrom('revisions')
    .select(({ fn }) => fn.max('at').as('at'))
    .select(({ fn }) => fn.agg<boolean>('bool_or', ['undone']).as('undone'))
    .select(({ fn }) => fn.agg<boolean>('bool_or', ['isBulk']).as('isBulk'))
    .select(({ fn }) => fn.agg<string[]>('array_agg', ['accountId']).distinct().as('accountIds'))
    .where('batchId', '=', batchId)
    .executeTakeFirst()
  if (!batch?.at || batch.undone || batch.isBulk) return null
  if (by.accountId === null || batch.accountIds.some(id => id !== by.accountId)) return null
  return now.getTime() - new Date(batch.at).getTime() <= openForMs ? batchId : null
}

/** The records of one table that a batch wrote to, undone or not. */
export async function listRecordsOfBatch(
  db: Db,
  { batchId, table }: { batchId: string; table: RecordTable },
): Promise<string[]> {
  const rows = await db
    .selectFrom('revisions')
    .select('recordId')
    .distinct()
    .where('batchId', '=', batchId)
    .where('recordTable', '=', table)
    .execute()
  return rows.map(row => row.recordId)
}
