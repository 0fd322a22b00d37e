import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { isUuid } from '../is-uuid.ts'
import type { ImportState } from './import-job.ts'

// An administrator's decisions about an import. Each is one statement that names the state it ends: of two clicks, the
// first counts.

type Decision = { id: string; by: Authorized; now: Date }

/** Lets a worker write what the dry run showed. */
export async function confirmImport(
  db: Db,
  { existing, ...decision }: Decision & { existing: 'change' | 'leave' },
): Promise<boolean> {
  return move(db, decision, { from: ['checked'], to: { state: 'importing', existing, bytesDone: 0 } })
}

/** Before anything was written the file goes; in the middle the worker stops after the batch it is at. */
export async function stopImport(db: Db, decision: Decision): Promise<boolean> {
  const cancelled = await move(db, decision, {
    from: ['uploading', 'checking', 'checked'],
    to: { state: 'cancelled', claim: null, claimedUntil: null },
  })
  if (cancelled) {
    await db.deleteFrom('importPieces').where('importId', '=', decision.id).execute()
    return true
  }
  return move(db, decision, { from: ['importing'], to: { stopAsked: true } })
}

/** Lets a worker take back what the import wrote. */
export async function undoImport(db: Db, decision: Decision): Promise<boolean> {
  return move(db, decision, { from: ['done', 'stopped'], to: { state: 'undoing', bytesDone: 0 } })
}

type Move = {
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

/** The worker writes under the name of the last administrator who decided. */
async function move(db: Db, { id, by, now }: Decision, { from, to }: Move): Promise<boolean> {
  if (!isUuid(id)) return false
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ ...to, accountId: by.accountId, accountName: by.name, updatedAt: now })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
