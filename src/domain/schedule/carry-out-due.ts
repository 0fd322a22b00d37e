import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { toJson } from '../../database/json-text.ts'
import { nextVersion } from '../../database/record-table.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isDatedAhead, lockCategory } from '../news-links/news-link-checks.ts'
import { publishedAtOf } from '../news-links/news-link-schema.ts'
import { publishEntries } from '../queue/publish-entries.ts'
import type { EntryReason } from '../reasons/entry-reason.ts'
import type { Editor } from '../revisions/revision.ts'
import { addRecord, deleteRecords, updateRecords } from '../revisions/write-record.ts'
import { holdSubmittedTwin, leaveSchedule, readScheduledLink, type ScheduledLink } from './schedule-link.ts'

// Publishes and takes down links and pages that are due. Any number of workers may do this: each act is a separate
// transaction that locks its row and checks its time again, so that exactly one worker carries it out. Acts that fell due
// while no worker ran are carried out at the start. The row stops being due in the same transaction and without a revision,
// so that undoing the act does not make it due again.

export type Act = 'publish-link' | 'take-down-link' | 'publish-page' | 'take-down-page'
export type DueAct = { act: Act; id: string }

/** The due acts in the order of their times, at most 200. */
export async function listDue(db: Db, now: Date): Promise<DueAct[]> {
  const { rows } = await sql<DueAct>`
    select act, id from (
      (select 'publish-link' as act, id, publish_at as at from entries
        where status = 'scheduled' and publish_at <= ${now} order by publish_at limit 200)
      union all (select 'take-down-link', id, take_down_at from news_links
        where take_down_at <= ${now} order by take_down_at limit 200)
      union all (select 'publish-page', id, publish_at from scheduled_pages
        where publish_at <= ${now} order by publish_at limit 200)
      union all (select 'take-down-page', id, take_down_at from site_links where take_down_at <= ${now})
    ) due order by at, id limit 200`.execute(db)
  return rows
}

/** Does nothing if another worker is carrying it out, or if an editor has changed its time. */
export async function carryOut(db: Db, { act, id }: DueAct, clock: ScheduleClock): Promise<void> {
  await inTransaction(db, async tx => {
    switch (act) {
      case 'publish-link':
        return publishScheduled(tx, id, clock)
      case 'publish-page':
        return putPageInPlace(tx, id, clock)
      case 'take-down-link':
        return takeDown(tx, { table: 'news_links', id }, clock)
      case 'take-down-page':
        return takeDown(tx, { table: 'site_links', id }, clock)
    }
  })
}

/** Moves the record to the bin like an editor's deletion, so that undo and the bin can restore it. */
async function takeDown(
  tx: Db,
  { table, id }: { table: 'news_links' | 'site_links'; id: string },
  clock: ScheduleClock,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set take_down_at = null where id = (
      select id from ${sql.table(table)} where id = ${id} and take_down_at <= ${clock.now}
      for update skip locked)`.execute(tx)
  if (numAffectedRows === 1n) await deleteRecords(tx, { table, ids: [id], ...clock })
}

/** Call it in a transaction. Replaces the page of the same type, or adds it. */
async function putPageInPlace(tx: Db, id: string, clock: ScheduleClock): Promise<void> {
  const page = await tx
    .selectFrom('scheduledPages')
    .select(['type', 'title', 'content', 'takeDownAt', 'translations'])
    .where('id', '=', id)
    .where('publishAt', '<=', clock.now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!page) return
  const write = { table: 'site_links', ...clock } as const
  // Both times passed while no worker ran, so the page is no longer to be shown. The deletion appears in the activity.
  if (page.takeDownAt && page.takeDownAt <= clock.now) {
    await deleteRecords(tx, { ...write, table: 'scheduled_pages', ids: [id] })
    return
  }
  await sql`delete from scheduled_pages where id = ${id}`.execute(tx)
  const { type, translations, ...texts } = page
  const values = { ...texts, ...(translations && { translations: JSON.stringify(translations) }) }
  const existing = await tx
    .selectFrom('siteLinks')
    .select('id')
    .where('type', '=', type)
    .forUpdate()
    .executeTakeFirst()
  if (existing) await updateRecords(tx, { ...write, ids: [existing.id], values })
  else if (!(await addRecord(tx, { ...write, values: { type, ...values } })))
    throw new Error(
      `The page ${type} was added by another process at the same moment; the next round replaces it`,
    )
}

type Due = {
  id: string
  version: number
  publishAt: Date
  takeDownAt: Date | null
  link: ScheduledLink | null
}
/** `batchId` is given if an editor carries out the act before its time. */
type ScheduleClock = Editor & { batchId?: string }

/** Call it in a transaction. A late link is placed as if in time; one that cannot be published returns to the queue with the reason. */
async function publishScheduled(tx: Db, id: string, clock: ScheduleClock): Promise<void> {
  const due = await lockDue(tx, id, clock.now)
  if (!due) return
  const problem = await findProblem(tx, due, clock.now)
  if (problem || !due.link) return returnToQueue(tx, { due, reason: problem ?? unreadable, ...clock })
  // In a batch of its own: an undo of the publication returns only one of the two to the queue.
  await holdSubmittedTwin(tx, id, { by: clock.by, now: clock.now, batchId: randomUUID() })
  await tx
    .updateTable('entries')
    .set({ status: 'waiting', publishAt: null, takeDownAt: null, scheduledLink: null })
    .set(eb => ({ placedAt: eb.ref('publishAt'), ...nextVersion(clock.now) }))
    .where('id', '=', id)
    .execute()
  const { input, canonicalUrl } = due.link
  const dated = publishedAtOf(input)
  // A link for Monday with Monday's date, published on Friday by an editor, gets Friday's.
  const isDated = dated !== null && !isDatedAhead(dated, due.publishAt)
  const edited = {
    input: { ...input, publishedAt: isDated ? input.publishedAt : due.publishAt.toISOString() },
    canonicalUrl,
    takeDownAt: due.takeDownAt,
  }
  await publishEntries(tx, { entries: [{ id, version: due.version + 1 }], edited, ...clock })
}

async function lockDue(tx: Db, id: string, now: Date): Promise<Due | null> {
  const row = await tx
    .selectFrom('entries')
    .select(['id', 'version', 'publishAt', 'takeDownAt', 'scheduledLink'])
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .where('publishAt', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!row?.publishAt) return null
  const { version, publishAt, takeDownAt, scheduledLink } = row
  return { id, version, publishAt, takeDownAt, link: readScheduledLink(scheduledLink) }
}

const unreadable: EntryReason = { code: 'not-published', problem: 'unreadable' }

async function findProblem(tx: Db, { link, takeDownAt }: Due, now: Date): Promise<EntryReason | null> {
  if (!link) return unreadable
  if (takeDownAt && takeDownAt <= now) return { code: 'not-published', problem: 'taken-down' }
  if (!(await lockCategory(tx, link.input.category)))
    return { code: 'not-published', problem: 'category-gone' }
  return null
}

/** `reason` is why it could not be published. */
async function returnToQueue(
  tx: Db,
  { due: { id }, reason, by, now, batchId = randomUUID() }: ScheduleClock & { due: Due; reason: EntryReason },
): Promise<void> {
  const write = { by, now, batchId }
  const left = await leaveSchedule(tx, id, write)
  const values = { ...left, reason: left.reason ?? toJson(reason) }
  await updateRecords(tx, { table: 'entries', ids: [id], values, ...write })
}
