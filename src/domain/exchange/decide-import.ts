import type { Db } from '../../database/connect.ts'
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
