import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { violationOf } from '../../../database/database-error.ts'
import { inLockOrder } from '../../../database/locks.ts'
import { inTransaction, rollBackUnlessOk } from '../../../database/transaction.ts'
import { feedRestoreRule } from '../../feeds/update-feed.ts'
import { pinRestoreRule } from '../../front/pin-rows.ts'
import { sampleRestoreRule } from '../../news-links/remove-samples.ts'
import { outletRestoreRule } from '../../outlets/write-outlet.ts'
import { queueRestoreRule } from '../../queue/queue-restore-rule.ts'
import { scheduleRestoreRule } from '../../schedule/schedule-page.ts'
import { storyRestoreRule } from '../../stories/story-restore-rule.ts'
import { kindOf } from '../record-kinds.ts'
import {
  type Complete,
  type Restoration,
  type RestoreRule,
  restoreRecords,
  type UndoRefusal,
} from '../restore-records.ts'
import type { Batch, Editor, Revision } from '../revision.ts'
import { findRevision, listBatch, listOutdated, listRevisionsOf } from '../revision-queries.ts'
import { findUndoRole, mayUndo } from '../revision-roles.ts'

/** In this order; the first refusal counts. */
const restoreRules: readonly RestoreRule[] = [
  sampleRestoreRule,
  outletRestoreRule,
  scheduleRestoreRule,
  pinRestoreRule,
  storyRestoreRule,
  queueRestoreRule,
  feedRestoreRule,
]

/** `left`: the number of entries that followed a feed and were decided since; these stay as they are. */
type UndoDone = { ok: true; count: number; left?: number }

export type UndoResult = UndoDone | Refused

/** Undoing the batch takes the restore back. */
type RestoreDone = { ok: true; count: number; batchId: string }

/** `changed`: the ids of records that were changed since. */
type Refused = { ok: false; reason: UndoRefusal; changed?: string[] }

/** Undoes the whole batch or nothing. Refused if a record changed since, except for entries that only followed their feed. */
export async function undoBatch(db: Db, { batchId, by, now }: Batch): Promise<UndoResult> {
  return restoreOrRefuse<UndoDone>(db, async tx => {
    const revisions = await listBatch(tx, batchId)
    if (revisions.length === 0) return { ok: false, reason: 'nothing-to-undo' }
    if (!revisions.every(revision => mayUndo(revision, by)))
      return { ok: false, reason: 'needs-administrator' }
    await lockFirst(tx, revisions)
    const newest = await keepNewest(tx, revisions)
    const changed = revisions.filter(revision => !newest.has(revision))
    const inTheWay = changed.filter(revision => !onlyFollowed(revision, revisions))
    if (inTheWay.length > 0)
      return { ok: false, reason: 'changed-since', changed: inTheWay.map(({ recordId }) => recordId) }
    // In reverse order: records that were deleted first refer to records that were deleted later.
    const restored = [...newest].toReversed().map(revision => ({ revision, to: revision.before }))
    const refusal = await findRefusal(tx, restored, now)
    if (refusal) return { ok: false, reason: refusal }
    const written = await restore(tx, restored, { by, now })
    if (!written.ok) return written
    // Exactly these revisions: another request of the same click may have added more in the meantime.
    const ids = revisions.map(revision => revision.id)
    await sql`update revisions set undone = true where id = any(${ids}::uuid[])`.execute(tx)
    await bringBackDeletions(tx, revisions)
    return { ok: true, count: newest.size, ...(changed.length > 0 ? { left: changed.length } : {}) }
  })
}

/**
 * Restores the state after (or before) an older revision, whatever changed since; the restore is itself a revision.
 * `before` reaches the first state of a history that began with a change, such as that of the settings.
 */
export async function restoreRevision(
  db: Db,
  { revision, side, by, now }: Editor & { revision: Revision; side: 'before' | 'after' },
): Promise<RestoreDone | Refused> {
  if (findUndoRole(revision.recordTable) === null) return { ok: false, reason: 'nothing-to-undo' }
  if (!mayUndo(revision, by)) return { ok: false, reason: 'needs-administrator' }
  return restoreOrRefuse<RestoreDone>(db, async tx => {
    const to = (side === 'after' ? revision.after : null) ?? revision.before ?? revision.after
    await lockFirst(tx, [revision])
    const [newest] = await listRevisionsOf(tx, revision.recordId, 1)
    const refusal = await findRefusal(tx, [{ revision, to }], now)
    if (refusal) return { ok: false, reason: refusal }
    return restore(tx, [{ revision, to, newest }], { by, now })
  })
}

/** Takes one record out of the bin; the others that the same click deleted stay in it. */
export async function restoreDeleted(
  db: Db,
  { id, by, now }: Editor & { id: string },
): Promise<RestoreDone | Refused> {
  return restoreOrRefuse<RestoreDone>(db, async tx => {
    const revision = await findRevision(tx, id)
    if (revision?.action !== 'delete' || revision.undone) return { ok: false, reason: 'nothing-to-undo' }
    if (!mayUndo(revision, by)) return { ok: false, reason: 'needs-administrator' }
    if ((await keepNewest(tx, [revision])).size === 0) return { ok: false, reason: 'changed-since' }
    const restored = [{ revision, to: revision.before }]
    const refusal = await findRefusal(tx, restored, now)
    if (refusal) return { ok: false, reason: refusal }
    const written = await restore(tx, restored, { by, now })
    if (written.ok) await tx.updateTable('revisions').set({ undone: true }).where('id', '=', id).execute()
    return written
  })
}

/** After the restore of a record was undone, its last deletion counts again: the bin lists it, and it can be undone. */
async function bringBackDeletions(tx: Db, undone: readonly Revision[]): Promise<void> {
  const gone = undone.filter(({ action, before }) => action === 'restore' && before === null)
  if (gone.length === 0) return
  await sql`
    update revisions set undone = false where id in (
      select distinct on (record_id) id from revisions
      where action = 'delete' and record_id = any(${gone.map(({ recordId }) => recordId)}::uuid[])
      order by record_id, at desc, id desc)`.execute(tx)
}

async function findRefusal(tx: Db, restored: readonly Restoration[], now: Date): Promise<UndoRefusal | null> {
  for (const { refuse } of restoreRules) {
    const refusal = await refuse?.(tx, restored, now)
    if (refusal) return refusal
  }
  return null
}

/** A refusal after the records were written rolls them back (`restoreOrRefuse`). */
async function restore(tx: Db, restored: Restoration[], editor: Editor): Promise<RestoreDone | Refused> {
  const write = { ...editor, batchId: randomUUID() }
  const completions: Complete[] = []
  for (const { prepare } of restoreRules) if (prepare) completions.push(await prepare(tx, restored, write))
  await restoreRecords(tx, restored, write)
  for (const complete of completions) {
    const refusal = await complete(write)
    if (refusal) return { ok: false, reason: refusal }
  }
  return { ok: true, count: restored.length, batchId: write.batchId }
}

async function restoreOrRefuse<Done extends { ok: true }>(
  db: Db,
  work: (tx: Db) => Promise<Done | Refused>,
): Promise<Done | Refused> {
  try {
    return await inTransaction(db, tx => rollBackUnlessOk(tx, () => work(tx)))
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

async function lockFirst(tx: Db, revisions: readonly Revision[]): Promise<void> {
  for (const { lock } of restoreRules) await lock?.(tx, revisions)
}

/**
 * Locks the records until the transaction ends, and returns the revisions whose record has not changed since, or is back in the
 * state that the revision left. A deleted record has no version to compare: there, the revision must be its last deletion.
 */
async function keepNewest(tx: Db, revisions: Revision[]): Promise<Set<Revision>> {
  const newest = new Set(revisions)
  for (const table of inLockOrder(revisions.map(revision => revision.recordTable))) {
    const ofTable = revisions.filter(revision => revision.recordTable === table)
    const { rows } = await sql<{ id: string; version: number }>`
      select id, version from ${sql.table(table)}
      where id = any(${ofTable.map(revision => revision.recordId)}::uuid[])
      order by id for update`.execute(tx)
    const versions = new Map(rows.map(({ id, version }) => [id, version]))
    const outrun = ofTable
      .map(revision => ({ revision, version: versions.get(revision.recordId) }))
      .filter(({ revision, version }) => version !== revision.after?.version)
    for (const { revision } of outrun) newest.delete(revision)
    for (const revision of await findReturned(tx, outrun)) newest.add(revision)
  }
  const deletions = [...newest].filter(({ after }) => after === null)
  const deletionIds = deletions.map(({ id }) => id)
  const outdated = await listOutdated(tx, deletionIds)
  for (const deletion of deletions) if (outdated.has(deletion.id)) newest.delete(deletion)
  return newest
}

function onlyFollowed({ recordTable, action }: Revision, batch: Revision[]): boolean {
  const { follows } = kindOf[recordTable]
  return action === 'update' && batch.some(revision => revision.recordTable === follows)
}

/** A revision, and the version that its record has now. */
type Outrun = { revision: Revision; version: number | undefined }

/** Of revisions overwritten since, those whose state is back as later changes were undone: so editors undo one after another. */
async function findReturned(tx: Db, outrun: readonly Outrun[]): Promise<Revision[]> {
  const written = outrun.filter(({ revision: { after } }) => after !== null)
  if (written.length === 0) return []
  const { rows } = await sql<Pick<Revision, 'recordId' | 'recordTable' | 'action' | 'after'>>`
    select distinct on (record_id) record_id, record_table, action, after from revisions
    where record_id = any(${written.map(({ revision }) => revision.recordId)}::uuid[])
    order by record_id, at desc, id desc`.execute(tx)
  const newest = new Map(rows.map(row => [row.recordId, row]))
  return written.flatMap(({ revision, version }) => {
    const last = newest.get(revision.recordId)
    const isReturned =
      last?.action === 'restore' &&
      last.after?.version === version &&
      isDeepStrictEqual(contentOf(last), contentOf(revision))
    return isReturned ? [revision] : []
  })
}

/** What editors write: a poll or a recount between two changes does not keep the first from being undone after the second. */
function contentOf({ recordTable, after }: Pick<Revision, 'recordTable' | 'after'>): [string, unknown][] {
  const { notRestored = [], onlyRecreated = [], automatic = [] } = kindOf[recordTable]
  const skipped = new Set(['version', 'updated_at', ...notRestored, ...onlyRecreated, ...automatic])
  return Object.entries(after ?? {}).filter(([name]) => !skipped.has(name))
}
