import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { plainWrites } from '../records/write-plain.ts'
import type { Editor } from '../revisions/revision.ts'
import { addRecord } from '../revisions/write-record.ts'
import type { CorrectionInput } from './correction-schema.ts'
import { type CorrectedSubject, findSubject } from './find-subject.ts'

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

/** An edit changes the wording; the time of the correction stays. */
export const { update: updateCorrection, remove: deleteCorrection } = plainWrites({
  table: 'corrections',
  toValues: (input: CorrectionInput) => input,
  taken: async () => ({ reason: 'not-public' as const }),
})

function idOf(of: CorrectedSubject): { newsLinkId: string } | { storyId: string } {
  return of.kind === 'link' ? { newsLinkId: of.id } : { storyId: of.id }
}
