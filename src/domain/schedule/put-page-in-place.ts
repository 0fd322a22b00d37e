import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { addRecord, deleteRecords, updateRecords } from '../revisions/write-record.ts'

type Clock = { by: Authorized; now: Date; batchId?: string | undefined }

/** Call it in a transaction. The page of the type is replaced, or added where there is none. */
export async function putPageInPlace(tx: Db, id: string, { by, now, batchId }: Clock): Promise<void> {
  const page = await tx
    .selectFrom('scheduledPages')
    .select(['type', 'title', 'content', 'takeDownAt'])
    .where('id', '=', id)
    .where('publishAt', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!page) return
  const write = { table: 'site_links', by, now, ...(batchId ? { batchId } : {}) } as const
  // Both times passed while nothing ran: nobody is to see it any more. The activity shows that it went.
  if (page.takeDownAt && page.takeDownAt <= now) {
    await deleteRecords(tx, { ...write, table: 'scheduled_pages', ids: [id] })
    return
  }
  await sql`delete from scheduled_pages where id = ${id}`.execute(tx)
  const { type, ...values } = page
  const existing = await tx
    .selectFrom('siteLinks')
    .select('id')
    .where('type', '=', type)
    .forUpdate()
    .executeTakeFirst()
  if (existing) await updateRecords(tx, { ...write, ids: [existing.id], values })
  else if (!(await addRecord(tx, { ...write, values: page })))
    throw new Error(`Somebody added the page ${type} at the moment of its time; the next round replaces it`)
}
