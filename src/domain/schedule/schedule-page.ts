import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { addRecord } from '../revisions/write-record.ts'
import type { SiteLinkType } from '../site-links/site-link.ts'
import type { ScheduleTimes } from './schedule-times.ts'

type PageToCome = {
  page: { type: SiteLinkType; title: string; content: string }
  times: ScheduleTimes & { publishAt: Date }
  by: Authorized
  now: Date
}

/** Stores a page that replaces the page of its type at its time. `page.content` is stored unchanged: sanitize it before. */
export async function scheduleSitePage(
  db: Db,
  { page, times, by, now }: PageToCome,
): Promise<{ id: string; batchId: string }> {
  return inTransaction(db, async tx => {
    const values = { ...page, publishAt: times.publishAt, takeDownAt: times.takeDownAt }
    const added = await addRecord(tx, { table: 'scheduled_pages', values, by, now })
    if (!added) throw new Error('A scheduled page violated a unique constraint, but only its id is unique')
    return added
  })
}
