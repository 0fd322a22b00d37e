import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { violationOf } from '../../database/violation.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { recordChange } from './record-change.ts'
import { restoredColumns } from './restored-columns.ts'
import type { Revision } from './revision.ts'
import { findRevision, listBatch } from './revision-queries.ts'

export type UndoResult =
  | { ok: true; count: number }
  | { ok: false; reason: 'nothing-to-undo' | 'changed-since' | 'in-use' | 'address-taken' }

/** Takes back what one click did, all of it or nothing. Refused when a record was written to since. */
export async function undoBatch(
  db: Db,
  { batchId, by, now }: { batchId: string; by: Authorized; now: Date },
): Promise<UndoResult> {
  return restoring(db, async tx => {
    const revisions = await listBatch(tx, batchId)
    if (revisions.length === 0) return { ok: false, reason: 'nothing-to-undo' }
    for (const revision of revisions) {
      if (!(await isNewestState(tx, revision))) return { ok: false, reason: 'changed-since' }
    }
    // The last first: what was deleted first stood on what was deleted after it.
    for (const revision of revisions.toReversed())
      await putBack(tx, { revision, to: revision.before, by, now })
    await tx.updateTable('revisions').set({ undone: true }).where('batchId', '=', batchId).execute()
    return { ok: true, count: revisions.length }
  })
}

/** Makes a record what it was after an older revision, whatever came since; that is a revision of its own. */
export async function restoreRevision(
  db: Db,
  { revision, by, now }: { revision: Revision; by: Authorized; now: Date },
): Promise<UndoResult> {
  if (revision.recordTable === 'imports') return { ok: false, reason: 'nothing-to-undo' }
  return restoring(db, async tx => {
    await putBack(tx, { revision, to: revision.after ?? revision.before, by, now })
    return { ok: true, count: 1 }
  })
}

/** Takes one record out of the bin; the others that the same click deleted stay in it. */
export async function restoreDeleted(
  db: Db,
  { id, by, now }: { id: string; by: Authorized; now: Date },
): Promise<UndoResult> {
  return restoring(db, async tx => {
    const revision = await findRevision(tx, id)
    if (revision?.action !== 'delete' || revision.undone) return { ok: false, reason: 'nothing-to-undo' }
    if (!(await isNewestState(tx, revision))) return { ok: false, reason: 'changed-since' }
    await putBack(tx, { revision, to: revision.before, by, now })
    await tx.updateTable('revisions').set({ undone: true }).where('id', '=', id).execute()
    return { ok: true, count: 1 }
  })
}

async function restoring(db: Db, work: (tx: Db) => Promise<UndoResult>): Promise<UndoResult> {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    switch (violationOf(error)) {
      case 'reference':
        return { ok: false, reason: 'in-use' }
      case 'unique':
        return { ok: false, reason: 'address-taken' }
      case null:
        throw error
    }
  }
}

/** Whether the record still is what the revision left; locks it until the transaction ends. */
async function isNewestState(tx: Db, { recordTable, recordId, after }: Revision): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(recordTable)} where id = ${recordId} for update`.execute(tx)
  return rows[0]?.version === after?.version
}

async function putBack(
  tx: Db,
  { revision, to, by, now }: { revision: Revision; to: Revision['before']; by: Authorized; now: Date },
): Promise<void> {
  const { recordTable: table, recordId: id } = revision
  const action = 'restore'
  await recordChange(tx, { table, ids: [id], action, by, now }, async () => {
    if (!to) return sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx)
    const names = sql.join(restoredColumns[table].map(name => sql.ref(name)))
    const values = sql`select ${names}, ${nextVersion(revision)}::integer, ${now}::timestamptz
      from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(to)}::jsonb)`
    const updates = sql.join(
      restoredColumns[table].map(name => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
    )
    return sql`
      insert into ${sql.table(table)} (${names}, version, updated_at) ${values}
      on conflict (id) do update set ${updates}, updated_at = excluded.updated_at,
        version = ${sql.table(table)}.version + 1`.execute(tx)
  })
}

/** For a row that is gone: one more than it had, so that a form opened before cannot overwrite it unseen. */
function nextVersion({ before, after }: Revision): number {
  return Math.max(...[before?.version, after?.version].map(version => Number(version ?? 0))) + 1
}
