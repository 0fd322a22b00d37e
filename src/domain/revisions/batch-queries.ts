import { createHash } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../accounts/authorize.ts'
import type { RecordTable } from './record-kinds.ts'

// A large selection is decided in several requests, seconds apart; a request after this long is another click.
const openForMs = 10 * 60_000

type Selection = {
  /** The page's own id of the selection, used once. '' for a decision that is one request. */
  selection: string
  /** The decision on the selection. */
  decision: object
  by: Authorized
  now: Date
}

/**
 * It follows from the selection, the decision and who makes it, so that nothing else comes under its undo. Null for a
 * batch of its own: no selection, or one that was decided some minutes ago or has been undone.
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

/** The version of RFC 9562 for names that are hashed in a way of one's own. */
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
