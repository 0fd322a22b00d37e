import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { violationOf } from '../../database/violation.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { addRecord, deleteRecords, updateRecord } from '../revisions/write-record.ts'
import { type CategoryInput, toCategoryValues } from './category-schema.ts'

type Editor = { by: Authorized; now: Date }

/** A slug belongs to one category; the first one to claim it has it. */
export async function addCategory(
  db: Db,
  { input, ...editor }: Editor & { input: CategoryInput },
): Promise<{ ok: true; id: string; batchId: string } | { ok: false; reason: 'slug-taken' }> {
  return inTransaction(db, async tx => {
    const added = await addRecord(tx, { table: 'categories', values: toCategoryValues(input), ...editor })
    return added ? { ok: true, ...added } : { ok: false, reason: 'slug-taken' }
  })
}

/** `version`: the one that the form was filled from. `stale`: another editor has saved since; nothing is changed. */
export async function updateCategory(
  db: Db,
  { input, ...update }: Editor & { id: string; version: number; input: CategoryInput },
): Promise<{ ok: true; batchId: string } | { ok: false; reason: 'slug-taken' | 'not-found' | 'stale' }> {
  return inTransaction(db, async tx => {
    const updated = await updateRecord(tx, {
      table: 'categories',
      values: toCategoryValues(input),
      ...update,
    })
    if (updated.ok) return updated
    return { ok: false, reason: updated.reason === 'taken' ? 'slug-taken' : updated.reason }
  })
}

/** Foreign keys refuse it while links, feeds or rules use it. Waiting entries stay, and an undo gives them the category back. */
export async function deleteCategory(
  db: Db,
  { id, ...editor }: Editor & { id: string },
): Promise<{ ok: true; batchId: string } | { ok: false; reason: 'in-use' | 'not-found' }> {
  try {
    return await inTransaction(db, async tx => {
      const { count, batchId } = await deleteRecords(tx, { table: 'categories', ids: [id], ...editor })
      return count > 0 ? { ok: true, batchId } : { ok: false, reason: 'not-found' }
    })
  } catch (error) {
    if (violationOf(error) === 'reference') return { ok: false, reason: 'in-use' }
    throw error
  }
}
