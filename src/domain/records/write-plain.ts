import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { violationOf } from '../../database/violation.ts'
import type { Authorized } from '../accounts/authorize.ts'
import type { RecordTable } from '../revisions/record-kinds.ts'
import { addRecord, deleteRecords, updateRecord, type Values } from '../revisions/write-record.ts'

type Editor = { by: Authorized; now: Date }

export type Saved<Reason extends string> = { ok: true; batchId: string } | { ok: false; reason: Reason }

type Plain<Input, Taken extends string> = {
  table: RecordTable
  toValues: (input: Input) => Values
  /** The reason when a unique constraint refuses. */
  taken: Taken
}

/**
 * The three writes of a plain record, each with its revision. `version` is the one that the form was filled from: `stale` if
 * another editor has saved since. `in-use`: other records refer to it. A deletion can be undone.
 */
export function plainWrites<Input, Taken extends string>({ table, toValues, taken }: Plain<Input, Taken>) {
  return {
    async add(
      db: Db,
      { input, ...editor }: Editor & { input: Input },
    ): Promise<{ ok: true; id: string; batchId: string } | { ok: false; reason: Taken }> {
      return inTransaction(db, async tx => {
        const added = await addRecord(tx, { table, values: toValues(input), ...editor })
        return added ? { ok: true, ...added } : { ok: false, reason: taken }
      })
    },

    async update(
      db: Db,
      { input, ...update }: Editor & { id: string; version: number; input: Input },
    ): Promise<Saved<Taken | 'not-found' | 'stale'>> {
      return inTransaction(db, async tx => {
        const updated = await updateRecord(tx, { table, values: toValues(input), ...update })
        if (updated.ok) return updated
        return { ok: false, reason: updated.reason === 'taken' ? taken : updated.reason }
      })
    },

    async remove(db: Db, { id, ...editor }: Editor & { id: string }): Promise<Saved<'in-use' | 'not-found'>> {
      try {
        return await inTransaction(db, async tx => {
          const { count, batchId } = await deleteRecords(tx, { table, ids: [id], ...editor })
          return count > 0 ? { ok: true, batchId } : { ok: false, reason: 'not-found' }
        })
      } catch (error) {
        if (violationOf(error) === 'reference') return { ok: false, reason: 'in-use' }
        throw error
      }
    },
  }
}
