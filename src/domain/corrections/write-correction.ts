import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { addRecord, deleteRecords, updateRecord } from '../revisions/write-record.ts'
import type { CorrectionInput } from './correction-schema.ts'
import { type CorrectedSubject, findSubject } from './find-subject.ts'

type Editor = { by: Authorized; now: Date }

/** Readers see it immediately. `not-public`: only links and stories that readers can see can be corrected. */
export async function addCorrection(
  db: Db,
  { of, input, ...editor }: Editor & { of: CorrectedSubject; input: CorrectionInput },
): Promise<{ ok: true; id: string; batchId: string } | { ok: false; reason: 'not-public' }> {
  return inTransaction(db, async tx => {
    const subject = await findSubject(tx, of)
    if (!subject) return { ok: false, reason: 'not-public' }
    const { headline, source, url } = subject
    const values = { newsLinkId: null, storyId: null, ...idOf(of), headline, source, url, ...input }
    const added = await addRecord(tx, { table: 'corrections', values, ...editor })
    if (!added) throw new Error('A correction violated a unique constraint, but only its id is unique')
    return { ok: true, ...added }
  })
}

/** Changes the wording; the time of the correction stays. */
export async function updateCorrection(
  db: Db,
  { input, ...update }: Editor & { id: string; version: number; input: CorrectionInput },
): Promise<{ ok: true; batchId: string } | { ok: false; reason: 'not-found' | 'stale' }> {
  return inTransaction(db, async tx => {
    const updated = await updateRecord(tx, { table: 'corrections', values: input, ...update })
    if (updated.ok) return updated
    return { ok: false, reason: updated.reason === 'stale' ? 'stale' : 'not-found' }
  })
}

/** Readers no longer see it; undo restores it. */
export async function deleteCorrection(
  db: Db,
  { id, ...editor }: Editor & { id: string },
): Promise<{ ok: true; batchId: string } | { ok: false; reason: 'not-found' }> {
  return inTransaction(db, async tx => {
    const { count, batchId } = await deleteRecords(tx, { table: 'corrections', ids: [id], ...editor })
    return count > 0 ? { ok: true, batchId } : { ok: false, reason: 'not-found' }
  })
}

function idOf(of: CorrectedSubject): { newsLinkId: string } | { storyId: string } {
  return of.kind === 'link' ? { newsLinkId: of.id } : { storyId: of.id }
}
