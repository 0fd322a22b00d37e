import type { Db } from '../../database/connect.ts'
import { takeLock } from '../../database/locks.ts'
import { inTransaction } from '../../database/transaction.ts'
import { plainWrites } from '../records/write-plain.ts'
import { hasNamesake } from './category-queries.ts'
import { toCategoryValues } from './category-schema.ts'

/** A slug belongs to one category. Links, feeds and rules keep theirs from being deleted; waiting entries do not. */
export const {
  add: addCategory,
  update: updateCategory,
  remove: deleteCategory,
} = plainWrites({
  table: 'categories',
  toValues: toCategoryValues,
  taken: async () => ({ reason: 'slug-taken' as const }),
})

/** Runs `write` unless another category has the name, one such write at a time: no constraint compares names. */
export async function unlessNamesake<T>(
  db: Db,
  named: Parameters<typeof hasNamesake>[1],
  write: (tx: Db) => Promise<T>,
): Promise<T | { ok: false; reason: 'name-taken' }> {
  return inTransaction(db, async tx => {
    await takeLock(tx, 'category names')
    return (await hasNamesake(tx, named)) ? { ok: false, reason: 'name-taken' } : write(tx)
  })
}
