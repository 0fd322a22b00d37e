import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { deleteRecords } from '../revisions/write-record.ts'
import { publishScheduled } from './publish-scheduled.ts'
import { putPageInPlace } from './put-page-in-place.ts'

// Publishes and takes down what is due. Any number of workers may do this: each act is a transaction of its own that
// locks its row and looks at its time again, so one worker carries it out, once. Acts that fell due while nothing
// ran are carried out at the start. The row stops being due in the same transaction and without a revision, so that undoing
// the act does not make it due again.

export type Act = 'publish-link' | 'take-down-link' | 'publish-page' | 'take-down-page'
export type DueAct = { act: Act; id: string }

/** `batchId`: of an editor who does not wait for the time. */
export type ScheduleClock = { by: Authorized; now: Date; batchId?: string | undefined }

/** In the order of their times, at most 200. */
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

/** Does nothing when another worker has it, or when an editor changed its time meanwhile. */
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

/** To the bin, as an editor's deletion: undo and the bin bring it back. */
async function takeDown(
  tx: Db,
  { table, id }: { table: 'news_links' | 'site_links'; id: string },
  { by, now, batchId }: ScheduleClock,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set take_down_at = null where id = (
      select id from ${sql.table(table)} where id = ${id} and take_down_at <= ${now} for update skip locked)`.execute(
    tx,
  )
  if (numAffectedRows === 1n)
    await deleteRecords(tx, { table, ids: [id], by, now, ...(batchId ? { batchId } : {}) })
}
