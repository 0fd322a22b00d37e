import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { isUuid } from '../fields/record-id.ts'
import type { ImportState } from './import-job.ts'

// An administrator's decisions about an import. Each is one statement that requires the state it ends, so that only the
// first of two clicks counts.

type Decision = { id: string; by: Authorized; now: Date }

/** Lets a worker write what the dry run showed. */
export async function confirmImport(
  db: Db,
  { existing, ...decision }: Decision & { existing: 'change' | 'leave' },
): Promise<boolean> {
  return changeState(db, decision, { from: ['checked'], to: { state: 'importing', existing, bytesDone: 0 } })
}

/** Before anything is written, this deletes the file; in the middle, the worker stops after the current batch. */
export async function stopImport(db: Db, decision: Decision): Promise<boolean> {
  const cancelled = await changeState(db, decision, {
    from: ['uploading', 'checking', 'checked'],
    to: { state: 'cancelled', claim: null, claimedUntil: null },
  })
  if (cancelled) {
    await db.deleteFrom('importPieces').where('importId', '=', decision.id).execute()
    return true
  }
  return changeState(db, decision, { from: ['importing'], to: { stopAsked: true } })
}

/** Lets a worker revert what the import wrote. */
export async function undoImport(db: Db, decision: Decision): Promise<boolean> {
  return changeState(db, decision, { from: ['done', 'stopped'], to: { state: 'undoing', bytesDone: 0 } })
}

type StateChange = {
  from: ImportState[]
  to: {
    state?: ImportState
    existing?: string
    bytesDone?: number
    stopAsked?: boolean
    claim?: null
    claimedUntil?: null
  }
}

/** The worker writes in the name of the last administrator who decided. */
async function changeState(db: Db, { id, by, now }: Decision, { from, to }: StateChange): Promise<boolean> {
  if (!isUuid(id)) return false
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ ...to, accountId: by.accountId, accountName: by.name, updatedAt: now })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

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
export async function skipList(db: Db, { id, by, now }: Decision): Promise<string | null> {
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
