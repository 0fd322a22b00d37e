import type { Db } from '../../database/connect.ts'
import { takeLock } from '../../database/locks.ts'
import { inTransaction } from '../../database/transaction.ts'
import { hasPassed, type Restoration, type RestoreRule } from '../revisions/restore-records.ts'
import type { Editor } from '../revisions/revision.ts'
import { addRecord, updateRecord } from '../revisions/write-record.ts'
import type { SiteLinkInput, SiteLinkType } from '../site-links/site-link.ts'

// A version of a site page that replaces the page of its type at its time. Each type has one at most: a second one would
// overwrite the first without a word.

/** `content` and the texts of the editions are stored unchanged: sanitize them before. */
type PageToCome = SiteLinkInput & { publishAt: Date }
export type ScheduledPage = { id: string; type: SiteLinkType; title: string; publishAt: Date }

type AlreadyScheduled = { ok: false; reason: 'scheduled-already'; existing: ScheduledPage }

export async function scheduleSitePage(
  db: Db,
  { input, by, now }: Editor & { input: PageToCome },
): Promise<{ ok: true; id: string; batchId: string } | AlreadyScheduled> {
  return inTransaction(db, async tx => {
    const existing = await lockAndFindOther(tx, input.type)
    if (existing) return { ok: false, reason: 'scheduled-already', existing }
    const added = await addRecord(tx, { table: 'scheduled_pages', values: { ...input }, by, now })
    if (!added) throw new Error('A scheduled page violated a unique constraint, but only its id is unique')
    return { ok: true, ...added }
  })
}

export async function updateScheduledPage(
  db: Db,
  { input, id, version, by, now }: Editor & { id: string; version: number; input: PageToCome },
): Promise<{ ok: true; batchId: string } | AlreadyScheduled | { ok: false; reason: 'not-found' | 'stale' }> {
  return inTransaction(db, async tx => {
    const existing = await lockAndFindOther(tx, input.type, id)
    if (existing) return { ok: false, reason: 'scheduled-already', existing }
    const write = { table: 'scheduled_pages', id, version, by, now } as const
    const updated = await updateRecord(tx, { ...write, values: { ...input } })
    if (updated.ok) return updated
    return { ok: false, reason: updated.reason === 'not-found' ? 'not-found' : 'stale' }
  })
}

/**
 * The version that the one with this id would stand beside. None can be added until the transaction ends. A version that has
 * the type already is not refused: databases of before may hold two, each of which can be edited.
 */
export async function lockAndFindOther(tx: Db, type: string, id?: string): Promise<ScheduledPage | null> {
  await takeLock(tx, 'scheduled page', type)
  const ofType = (await listScheduledPages(tx)).filter(page => page.type === type)
  return ofType.some(page => page.id === id) ? null : (ofType[0] ?? null)
}

/** The next first. */
export async function listScheduledPages(db: Db): Promise<ScheduledPage[]> {
  return db
    .selectFrom('scheduledPages')
    .select(['id', 'type', 'title', 'publishAt'])
    .orderBy('publishAt')
    .orderBy('id')
    .execute()
}

export const scheduleRestoreRule: RestoreRule = {
  async refuse(tx, restored, now) {
    if (restored.some(one => isOverdue(one, now))) return 'time-passed'
    const pages = restored.flatMap(({ revision: { recordTable, recordId }, to }) =>
      recordTable === 'scheduled_pages' && to ? { type: String(to.type), id: recordId } : [],
    )
    // In one order, so that no two undos wait for each other.
    for (const { type, id } of pages.toSorted((a, b) => (a.type < b.type ? -1 : 1)))
      if (await lockAndFindOther(tx, type, id)) return 'scheduled-already'
    return null
  },
}

/** Whether a restored schedule would publish at once because its time has passed. Ignores schedules already in effect. */
function isOverdue({ revision, to, newest = revision }: Restoration, now: Date): boolean {
  const { recordTable } = revision
  const isScheduled =
    recordTable === 'scheduled_pages' || (recordTable === 'entries' && to?.status === 'scheduled')
  const stands = newest.after?.status === to?.status && newest.after?.publish_at === to?.publish_at
  return isScheduled && !stands && hasPassed(to?.publish_at, now)
}
