import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Editor } from '../revisions/editor.ts'
import { updateRecord } from '../revisions/write-record.ts'

export async function hasLearntCategories(db: Db): Promise<boolean> {
  const row = await db.selectFrom('categorySigns').select('sign').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Forgets all decisions up to now. The revision's undo lets the next pass of the worker learn them again. */
export async function forgetLearnt(db: Db, { by, now }: Editor): Promise<{ batchId: string | null }> {
  return inTransaction(db, async tx => {
    const { id, version } = await tx
      .selectFrom('settings')
      .select(['id', 'version'])
      .forUpdate()
      .executeTakeFirstOrThrow()
    const values = { categoriesLearntSince: now }
    const updated = await updateRecord(tx, { table: 'settings', id, version, values, by, now })
    await tx.deleteFrom('categorySigns').execute()
    await tx.deleteFrom('categorySignsVersion').execute()
    return { batchId: updated.ok ? updated.batchId : null }
  })
}
