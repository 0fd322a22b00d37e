import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { lockStories } from '../../database/lock-stories.ts'
import { inTransaction } from '../../database/transaction.ts'
import { violationOf } from '../../database/violation.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { type Restored, restoreRecords } from './restore-records.ts'
import type { Revision } from './revision.ts'
import { findRevision, listBatch, listRevisionsOf } from './revision-queries.ts'
import { findUndoRole, mayUndo } from './undo-role.ts'

export type UndoResult =
  /** `left`: entries that followed a feed and were decided since; those stay as they are. */
  { ok: true; count: number; left?: number } | { ok: false; reason: UndoRefusal }

export type UndoRefusal =
  | 'nothing-to-undo'
  | 'changed-since'
  | 'in-use'
  | 'address-taken'
  | 'needs-administrator'

/** Undoes the whole batch or nothing. Refused when a record was written since, except for entries that only followed their feed. */
export async function undoBatch(
  db: Db,
  { batchId, by, now }: { batchId: string; by: Authorized; now: Date },
): Promise<UndoResult> {
  return restoring(db, async tx => {
    const revisions = await listBatch(tx, batchId)
    if (revisions.length === 0) return { ok: false, reason: 'nothing-to-undo' }
    if (!revisions.every(revision => mayUndo(revision, by)))
      return { ok: false, reason: 'needs-administrator' }
    await lockIfStories(tx, revisions)
    const newest = await keepNewest(tx, revisions)
    const changed = revisions.filter(revision => !newest.has(revision))
    if (changed.some(revision => !followsFeed(revision, revisions)))
      return { ok: false, reason: 'changed-since' }
    // In reverse order: records that were deleted first refer to records that were deleted later.
    const restored = [...newest].toReversed().map(revision => ({ revision, to: revision.before }))
    if (await bringsSamplesBack(tx, restored)) return { ok: false, reason: 'nothing-to-undo' }
    await restoreRecords(tx, restored, { by, now })
    // Exactly these revisions: another request of the same click may have come meanwhile.
    const ids = revisions.map(revision => revision.id)
    await sql`update revisions set undone = true where id = any(${ids}::uuid[])`.execute(tx)
    return { ok: true, count: newest.size, ...(changed.length > 0 ? { left: changed.length } : {}) }
  })
}

/**
 * Makes a record what it was after an older revision, or before it, whatever came since; that is a revision of its own.
 * Before: what came first in a history that began with a change, as that of the settings does.
 */
export async function restoreRevision(
  db: Db,
  { revision, side, by, now }: { revision: Revision; side: 'before' | 'after'; by: Authorized; now: Date },
): Promise<UndoResult> {
  if (findUndoRole(revision.recordTable) === null) return { ok: false, reason: 'nothing-to-undo' }
  if (!mayUndo(revision, by)) return { ok: false, reason: 'needs-administrator' }
  return restoring(db, async tx => {
    const to = (side === 'after' ? revision.after : null) ?? revision.before ?? revision.after
    await lockIfStories(tx, [revision])
    const [newest] = await listRevisionsOf(tx, revision.recordId, 1)
    if (await bringsSamplesBack(tx, [{ revision, to }])) return { ok: false, reason: 'nothing-to-undo' }
    await restoreRecords(tx, [{ revision, to, newest }], { by, now })
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
    if (!mayUndo(revision, by)) return { ok: false, reason: 'needs-administrator' }
    if ((await keepNewest(tx, [revision])).size === 0) return { ok: false, reason: 'changed-since' }
    const restored = [{ revision, to: revision.before }]
    if (await bringsSamplesBack(tx, restored)) return { ok: false, reason: 'nothing-to-undo' }
    await restoreRecords(tx, restored, { by, now })
    await tx.updateTable('revisions').set({ undone: true }).where('id', '=', id).execute()
    return { ok: true, count: 1 }
  })
}

const sampleTables = new Set(['news_links', 'entries', 'outlets'])

/** Samples stepped aside for the first real link: no undo and no bin puts them beside it. */
async function bringsSamplesBack(tx: Db, restored: readonly Restored[]): Promise<boolean> {
  const isSample = restored.some(
    ({ revision, to }) => sampleTables.has(revision.recordTable) && to?.is_sample === true,
  )
  if (!isSample) return false
  const { rows } = await sql`select from news_links where not is_sample limit 1`.execute(tx)
  return rows.length > 0
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

/** Takes the lock of stories before any row lock: a worker that counts stories holds it while it writes to them. */
async function lockIfStories(tx: Db, revisions: readonly Revision[]): Promise<void> {
  if (revisions.some(({ recordTable }) => recordTable === 'stories' || recordTable.startsWith('story_')))
    await lockStories(tx)
}

/** Revisions whose record has not changed since; locks the records until the transaction ends. */
async function keepNewest(tx: Db, revisions: Revision[]): Promise<Set<Revision>> {
  const newest = new Set(revisions)
  const tables = new Set(revisions.map(revision => revision.recordTable))
  // Feeds first, as a poll does, which holds its feed while it writes what waits.
  for (const table of [...tables].toSorted((a, b) => Number(b === 'feeds') - Number(a === 'feeds'))) {
    const ofTable = revisions.filter(revision => revision.recordTable === table)
    const { rows } = await sql<{ id: string; version: number }>`
      select id, version from ${sql.table(table)}
      where id = any(${ofTable.map(revision => revision.recordId)}::uuid[]) order by id for update`.execute(
      tx,
    )
    const versions = new Map(rows.map(({ id, version }) => [id, version]))
    for (const revision of ofTable)
      if (versions.get(revision.recordId) !== revision.after?.version) newest.delete(revision)
  }
  return newest
}

/** Waiting entries of a feed follow it to another category, unless somebody has decided them meanwhile. */
function followsFeed({ recordTable, action }: Revision, batch: Revision[]): boolean {
  const isEntry = recordTable === 'entries' && action === 'update'
  return isEntry && batch.some(revision => revision.recordTable === 'feeds')
}
