import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isUuid } from '../fields/record-id.ts'
import type { Editor } from '../revisions/revision.ts'
import { deleteRecords, updateRecord } from '../revisions/write-record.ts'
import { type Act, carryOut, type DueAct } from './carry-out-due.ts'
import { leaveSchedule } from './schedule-link.ts'
import { listTimeProblems, type TimeProblem } from './schedule-times.ts'

// An editor's changes of scheduled items: another time, immediately, or never. Each names the version that the editor saw, is
// one transaction with its revision, and has one undo.

type Scheduled = DueAct & { version: number }
export type ChangeScheduledResult =
  | { ok: true; batchId: string }
  | { ok: false; reason: 'not-found' | 'stale' }
  /** It has this time already, so nothing was recorded. */
  | { ok: false; reason: 'unchanged' }
  | { ok: false; reason: 'wrong-time'; problem: 'passed' | 'tooFar' | 'beforeTakeDown' }
  /** `returned`: it could not be published, and waits in the queue with the reason. */
  | { ok: false; reason: 'returned' | 'published-already' }

const tableOf = {
  'publish-link': 'entries',
  'take-down-link': 'news_links',
  'publish-page': 'scheduled_pages',
  'take-down-page': 'site_links',
} as const satisfies Record<Act, string>

export async function changeTime(
  db: Db,
  { scheduled, at, by, now }: Editor & { scheduled: Scheduled; at: Date },
): Promise<ChangeScheduledResult> {
  const { act, id, version } = scheduled
  return inTransaction(db, async tx => {
    const planned = await findTimes(tx, scheduled)
    const takeDownAt = isPublishing(act) ? (planned?.takeDownAt ?? null) : null
    const [found] = listTimeProblems({ publishAt: at, takeDownAt }, now)
    if (found) return { ok: false, reason: 'wrong-time', problem: wrongTime(found) }
    const values = { [isPublishing(act) ? 'publishAt' : 'takeDownAt']: at }
    if (planned?.isCurrent && planned.at?.getTime() === at.getTime())
      return { ok: false, reason: 'unchanged' }
    return asResult(await updateRecord(tx, { table: tableOf[act], id, version, values, by, now }))
  })
}

function wrongTime({ field, problem }: TimeProblem): 'passed' | 'tooFar' | 'beforeTakeDown' {
  return field === 'takeDownAt' || problem === 'notAfterPublishing' ? 'beforeTakeDown' : problem
}

/** Returns a link to the queue, or deletes a scheduled page. A cancelled take-down leaves the link or page public. */
export async function cancelScheduled(
  db: Db,
  { scheduled: { act, id, version }, by, now }: Editor & { scheduled: Scheduled },
): Promise<ChangeScheduledResult> {
  const write = { table: tableOf[act], id, version, by, now }
  return inTransaction(db, async tx => {
    switch (act) {
      case 'publish-link':
        return returnLink(tx, { id, version, by, now })
      case 'publish-page':
        return dropPage(tx, { id, version, by, now })
      case 'take-down-link':
      case 'take-down-page':
        return asResult(await updateRecord(tx, { ...write, values: { takeDownAt: null } }))
    }
  })
}

async function returnLink(
  tx: Db,
  { id, version, by, now }: Editor & { id: string; version: number },
): Promise<ChangeScheduledResult> {
  const refused = await lockVersion(tx, 'entries', { id, version })
  if (refused) return { ok: false, reason: refused }
  const change = { by, now, batchId: randomUUID() }
  const values = await leaveSchedule(tx, id, change)
  return asResult(await updateRecord(tx, { table: 'entries', id, version, values, ...change }))
}

/** Carries out an act immediately, as if it were due. */
export async function carryOutNow(
  db: Db,
  { scheduled: { act, id, version }, by, now }: Editor & { scheduled: Scheduled },
): Promise<ChangeScheduledResult> {
  if (!isUuid(id)) return { ok: false, reason: 'not-found' }
  const column = timeColumn(act)
  return inTransaction(db, async tx => {
    const batchId = randomUUID()
    const { numAffectedRows } = await sql`
      update ${sql.table(tableOf[act])} set ${column} = least(${column}, ${now})
      where id = ${id} and ${isVersion(version)} and ${column} is not null`.execute(tx)
    if (numAffectedRows !== 1n) return { ok: false, reason: 'stale' }
    await carryOut(tx, { act, id }, { by, now, batchId })
    const unpublished = act === 'publish-link' ? await findWhyUnpublished(tx, id) : null
    return unpublished ? { ok: false, reason: unpublished } : { ok: true, batchId }
  })
}

function isPublishing(act: Act): boolean {
  return act === 'publish-link' || act === 'publish-page'
}

function timeColumn(act: Act) {
  return sql.ref(isPublishing(act) ? 'publish_at' : 'take_down_at')
}

async function findTimes(tx: Db, { act, id, version }: Scheduled) {
  if (!isUuid(id)) return undefined
  const { rows } = await sql<{ at: Date | null; takeDownAt: Date | null; isCurrent: boolean }>`
    select ${timeColumn(act)} as at, take_down_at, ${isVersion(version)} as is_current
    from ${sql.table(tableOf[act])} where id = ${id}`.execute(tx)
  return rows[0]
}

async function findWhyUnpublished(tx: Db, id: string): Promise<'returned' | 'published-already' | null> {
  const entry = await tx.selectFrom('entries').select('status').where('id', '=', id).executeTakeFirst()
  if (entry?.status === 'published') return null
  return entry?.status === 'duplicate' ? 'published-already' : 'returned'
}

async function dropPage(
  tx: Db,
  { id, version, by, now }: Editor & { id: string; version: number },
): Promise<ChangeScheduledResult> {
  // A page that is gone may have been put in place meanwhile.
  if (await lockVersion(tx, 'scheduled_pages', { id, version })) return { ok: false, reason: 'stale' }
  const { batchId } = await deleteRecords(tx, { table: 'scheduled_pages', ids: [id], by, now })
  return { ok: true, batchId }
}

/** Null if the row has this version and is now locked. */
async function lockVersion(
  tx: Db,
  table: 'entries' | 'scheduled_pages',
  { id, version }: { id: string; version: number },
): Promise<'not-found' | 'stale' | null> {
  if (!isUuid(id)) return 'not-found'
  const { rows } = await sql<{ isCurrent: boolean }>`
    select ${isVersion(version)} as is_current
    from ${sql.table(table)} where id = ${id} for update`.execute(tx)
  const [row] = rows
  if (!row) return 'not-found'
  return row.isCurrent ? null : 'stale'
}

/** Compared as text: the version in a form may not be a number, or may not fit into the column. */
function isVersion(version: number) {
  return sql`version::text = ${String(version)}`
}

function asResult(
  updated: { ok: true; batchId: string } | { ok: false; reason: 'not-found' | 'stale' | 'taken' },
): ChangeScheduledResult {
  if (updated.ok) return updated
  return { ok: false, reason: updated.reason === 'not-found' ? 'not-found' : 'stale' }
}
