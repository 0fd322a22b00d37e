import type { Db } from '../../src/database/connect.ts'
import type { Authorized } from '../../src/domain/accounts/authorize.ts'
import { findRevision, listBatch } from '../../src/domain/revisions/revision-queries.ts'
import { restoreRevision, type UndoResult } from '../../src/domain/revisions/undo/undo.ts'

/** Restores the entry of a batch to its state before, as the page of its history does. */
export async function restoreEntryBefore(
  db: Db,
  { batchId, by, now }: { batchId: string; by: Authorized; now: Date },
): Promise<UndoResult> {
  const listed = (await listBatch(db, batchId)).find(({ recordTable }) => recordTable === 'entries')
  const revision = await findRevision(db, listed?.id ?? '')
  if (!revision) throw new Error('The decision has no revision.')
  return restoreRevision(db, { revision, side: 'before', by, now })
}
