import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { isUuid } from '../fields/record-id.ts'

/** Passes the file of a finished import on to its next list, in the transaction that ends it. Null after the last list. */
export async function startNextList(tx: Db, id: string, now: Date): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into imports
      (account_id, account_name, file_name, file_bytes, state, list, lists_left, created_at, updated_at)
    select account_id, account_name, file_name, file_bytes, 'checking', lists_left[1], lists_left[2:], ${now}, ${now}
    from imports where id = ${id} and lists_left <> '{}' returning id`.execute(tx)
  const next = rows[0]?.id ?? null
  if (next === null) return null
  await tx.updateTable('importPieces').set({ importId: next }).where('importId', '=', id).execute()
  await tx.updateTable('imports').set({ nextImport: next, listsLeft: [] }).where('id', '=', id).execute()
  return next
}

/** Skips the current list without writing and starts the next. Only the first of two clicks counts; null for the other. */
export async function skipList(
  db: Db,
  { id, by, now }: { id: string; by: Authorized; now: Date },
): Promise<string | null> {
  if (!isUuid(id)) return null
  return inTransaction(db, async tx => {
    const { numUpdatedRows } = await tx
      .updateTable('imports')
      .set({ state: 'cancelled', accountId: by.accountId, accountName: by.name, updatedAt: now })
      .where('id', '=', id)
      .where('state', '=', 'checked')
      .where(sql<boolean>`lists_left <> '{}'`)
      .executeTakeFirst()
    return numUpdatedRows === 1n ? startNextList(tx, id, now) : null
  })
}
