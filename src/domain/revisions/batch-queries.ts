import { createHash } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import type { RecordTable } from '../../database/record-table.ts'
import type { Authorized } from '../accounts/authorize.ts'

// A large selection is decided in several requests, seconds apart; a request after this long counts as another click.
const openForMs = 10 * 60_000

type Selection = {
  /** The page's id for the selection, used once. '' for a decision made in one request. */
  selection: string
  /** The decision about the selection. */
  decision: object
  by: Authorized
  now: Date
}

/**
 * The batch id is derived from the selection, the decision and the account, so that one undo covers nothing else. Null
 * where a new batch is needed: no selection, or its batch is older than `openForMs` or has been undone.
 */
export async function findSelectionBatch(
  db: Db,
  { selection, decision, by, now }: Selection,
): Promise<string | null> {
  if (selection === '' || by.accountId === null) return null
  const batchId = toUuid(JSON.stringify([by.accountId, selection, decision]))
  const batch = await db
    .selectFrom('revisions')
    .select(({ fn }) => fn.max('at').as('at'))
    .select(({ fn }) => fn.agg<boolean>('bool_or', ['undone']).as('undone'))
    .where('batchId', '=', batchId)
    .executeTakeFirst()
  if (!batch?.at) return batchId
  const isOpen = !batch.undone && now.getTime() - new Date(batch.at).getTime() <= openForMs
  return isOpen ? batchId : null
}

/** UUID version 8, which RFC 9562 reserves for custom hashes. */
function toUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`]
  return [...parts, hex.slice(20, 32)].join('-')
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
