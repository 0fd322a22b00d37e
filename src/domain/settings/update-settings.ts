import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { updateRecord } from '../revisions/write-record.ts'
import type { SettingsInput } from './settings-schema.ts'

/** The database announces the change to all pages. `stale`: another save came since the version that the editor saw. */
export async function updateSettings(
  db: Db,
  { input, ...update }: { input: SettingsInput; version: number; by: Authorized<'administrator'>; now: Date },
): Promise<{ ok: true; batchId: string } | { ok: false; reason: 'stale' }> {
  return inTransaction(db, async tx => {
    const { id } = await tx.selectFrom('settings').select('id').executeTakeFirstOrThrow()
    const updated = await updateRecord(tx, { table: 'settings', id, values: input, ...update })
    return updated.ok ? updated : { ok: false, reason: 'stale' }
  })
}
