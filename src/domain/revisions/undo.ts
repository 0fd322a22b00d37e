import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { lockStories } from '../../database/lock-stories.ts'
import { inTransaction } from '../../database/transaction.ts'
import { violationOf } from '../../database/violation.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { acceptWaiting, lockWaiting } from './accept-waiting.ts'
import { contradictsStories } from './contradicts-stories.ts'
import { findStanding, type Standing } from './find-standing.ts'
import type { RecordTable } from './record-kinds.ts'
import { hasPassed, type Restored, restoreRecords } from './restore-records.ts'
import type { Revision } from './revision.ts'
import { findRevision, listBatch, listOutdated, listRevisionsOf } from './revision-queries.ts'
import { findUndoRole, mayUndo } from './undo-role.ts'

export type UndoResult =
  /** `left`: the number of entries that followed a feed and were decided since; these stay as they are. */
  { ok: true; count: number; left?: number } | { ok: false; reason: UndoRefusal }

type UndoRefusal =
  | 'nothing-to-undo'
  | 'changed-since'
  | 'in-use'
  | 'address-taken'
  | 'time-passed'
  | 'against-stories'
  | Standing
  | 'needs-administrator'

/** Undoes the whole batch or nothing. Refused if a record changed since, except for entries that only followed their feed. */
export async function undoBatch(
  db: Db,
  { batchId, by, now }: { batchId: string; by: Authorized; now: Date },
): Promise<UndoResult> {
  return restoreOrRefuse(db, async tx => {
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
    const refusal = await findRefusal(tx, restored, now)
    if (refusal) return { ok: false, reason: refusal }
    await restore(tx, restored, { by, now })
    // Exactly these revisions: another request of the same click may have added more in the meantime.
    const ids = revisions.map(revision => revision.id)
    await sql`update revisions set undone = true where id = any(${ids}::uuid[])`.execute(tx)
    return { ok: true, count: newest.size, ...(changed.length > 0 ? { left: changed.length } : {}) }
  })
}

/**
 * Restores the state after (or before) an older revision, whatever changed since; the restore is itself a revision.
 * `before` reaches the first state of a history that began with a change, such as that of the settings.
 */
export async function restoreRevision(
  db: Db,
  { revision, side, by, now }: { revision: Revision; side: 'before' | 'after'; by: Authorized; now: Date },
): Promise<UndoResult> {
  if (findUndoRole(revision.recordTable) === null) return { ok: false, reason: 'nothing-to-undo' }
  if (!mayUndo(revision, by)) return { ok: false, reason: 'needs-administrator' }
  return restoreOrRefuse(db, async tx => {
    const to = (side === 'after' ? revision.after : null) ?? revision.before ?? revision.after
    await lockIfStories(tx, [revision])
    const [newest] = await listRevisionsOf(tx, revision.recordId, 1)
    const refusal = await findRefusal(tx, [{ revision, to }], now)
    if (refusal) return { ok: false, reason: refusal }
    await restore(tx, [{ revision, to, newest }], { by, now })
    return { ok: true, count: 1 }
  })
}

/** Takes one record out of the bin; the others that the same click deleted stay in it. */
export async function restoreDeleted(
  db: Db,
  { id, by, now }: { id: string; by: Authorized; now: Date },
): Promise<UndoResult> {
  return restoreOrRefuse(db, async tx => {
    const revision = await findRevision(tx, id)
    if (revision?.action !== 'delete' || revision.undone) return { ok: false, reason: 'nothing-to-undo' }
    if (!mayUndo(revision, by)) return { ok: false, reason: 'needs-administrator' }
    if ((await keepNewest(tx, [revision])).size === 0) return { ok: false, reason: 'changed-since' }
    const restored = [{ revision, to: revision.before }]
    const refusal = await findRefusal(tx, restored, now)
    if (refusal) return { ok: false, reason: refusal }
    await restore(tx, restored, { by, now })
    await tx.updateTable('revisions').set({ undone: true }).where('id', '=', id).execute()
    return { ok: true, count: 1 }
  })
}

async function findRefusal(tx: Db, restored: readonly Restored[], now: Date): Promise<UndoRefusal | null> {
  if (await restoresSamples(tx, restored)) return 'nothing-to-undo'
  if (restored.some(one => isOverdue(one, now))) return 'time-passed'
  const isOf = (table: RecordTable) => restored.filter(({ revision }) => revision.recordTable === table)
  const entries = isOf('entries').flatMap(({ revision, to }) =>
    to?.status === 'waiting' || to?.status === 'scheduled'
      ? [{ id: revision.recordId, url: String(to.canonical_url) }]
      : [],
  )
  const urls = new Set(entries.map(({ url }) => url))
  const leaving = isOf('news_links').filter(({ to }) => !urls.has(String(to?.canonical_url)))
  return findStanding(tx, {
    entries,
    exceptEntries: isOf('entries').map(({ revision }) => revision.recordId),
    exceptLinks: leaving.map(({ revision }) => revision.recordId),
  })
}

/** Whether a restored schedule would publish at once because its time has passed. Ignores schedules already in effect. */
function isOverdue({ revision, to, newest = revision }: Restored, now: Date): boolean {
  const { recordTable } = revision
  const isScheduled =
    recordTable === 'scheduled_pages' || (recordTable === 'entries' && to?.status === 'scheduled')
  const stands = newest.after?.status === to?.status && newest.after?.publish_at === to?.publish_at
  return isScheduled && !stands && hasPassed(to?.publish_at, now)
}

/** A restored link takes the entries that wait at its address out of the queue. */
async function restore(tx: Db, restored: Restored[], editor: { by: Authorized; now: Date }): Promise<void> {
  const links = restored.filter(({ revision, to }) => revision.recordTable === 'news_links' && to !== null)
  const waiting = await lockWaiting(
    tx,
    links.map(({ to }) => String(to?.canonical_url)),
  )
  const batchId = randomUUID()
  await restoreRecords(tx, restored, { ...editor, batchId })
  if (await contradictsStories(tx, restored)) throw new AgainstStories()
  await relinkEntries(
    tx,
    links.map(({ revision }) => revision.recordId),
  )
  await acceptWaiting(tx, { ids: waiting, ...editor, batchId })
}

/**
 * Gives restored links back to their entries: those published as the link, held as its duplicates or similar to it. Creates no
 * new version, as the deletion created none. Skips entries that were decided or judged again since.
 */
async function relinkEntries(tx: Db, links: string[]): Promise<void> {
  if (links.length === 0) return
  await sql`
    update entries set news_link_id = former_link_id, former_link_id = null
    where former_link_id = any(${links}::uuid[]) and news_link_id is null and duplicate_of is null
      and (status in ('published', 'duplicate') or status = 'waiting' and duplicate_rule is not null)
      and exists (select from news_links where id = former_link_id)`.execute(tx)
}

const sampleTables = new Set(['news_links', 'entries', 'outlets'])

/** Samples are removed when the first real link is published; neither undo nor the bin may restore them beside it. */
async function restoresSamples(tx: Db, restored: readonly Restored[]): Promise<boolean> {
  const isSample = restored.some(
    ({ revision, to }) => sampleTables.has(revision.recordTable) && to?.is_sample === true,
  )
  if (!isSample) return false
  const { rows } = await sql`select from news_links where not is_sample limit 1`.execute(tx)
  return rows.length > 0
}

/** Rolls back a restore that contradicts the stories. */
class AgainstStories extends Error {}

async function restoreOrRefuse(db: Db, work: (tx: Db) => Promise<UndoResult>): Promise<UndoResult> {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    if (error instanceof AgainstStories) return { ok: false, reason: 'against-stories' }
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

/** Takes the stories lock before any row lock, because a worker that counts stories holds it while it writes to them. */
async function lockIfStories(tx: Db, revisions: readonly Revision[]): Promise<void> {
  if (revisions.some(({ recordTable }) => recordTable === 'stories' || recordTable.startsWith('story_')))
    await lockStories(tx)
}

/**
 * Returns the revisions whose record has not changed since, and locks the records until the transaction ends. A record that is
 * gone has no version to compare: there, the revision must be its last deletion.
 */
async function keepNewest(tx: Db, revisions: Revision[]): Promise<Set<Revision>> {
  const newest = new Set(revisions)
  const tables = new Set(revisions.map(revision => revision.recordTable))
  for (const table of [...tables].toSorted((a, b) => lockOrder(a) - lockOrder(b))) {
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
  const deletions = [...newest].filter(({ after }) => after === null)
  const outdated = await listOutdated(
    tx,
    deletions.map(({ id }) => id),
  )
  for (const deletion of deletions) if (outdated.has(deletion.id)) newest.delete(deletion)
  return newest
}

/**
 * The lock order of other verbs, which prevents deadlocks: a poll holds its feed while it writes waiting entries, the front
 * page its places while an entry is published into one, and an editor's decision its entries before their links.
 */
function lockOrder(table: RecordTable): number {
  const first: readonly RecordTable[] = ['feeds', 'pins', 'entries']
  const place = first.indexOf(table)
  return place === -1 ? first.length : place
}

/** Whether an entry only followed its feed to another category. Undo leaves such an entry alone if it was decided since. */
function followsFeed({ recordTable, action }: Revision, batch: Revision[]): boolean {
  const isEntry = recordTable === 'entries' && action === 'update'
  return isEntry && batch.some(revision => revision.recordTable === 'feeds')
}
