import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isUuid } from '../is-uuid.ts'
import { sameAddress } from '../reasons/entry-reason.ts'

/**
 * The new values of an entry that leaves the schedule unpublished. It waits in the queue again; if its article has been
 * published since by another way, it is held as a duplicate of that link.
 */
export async function leaveSchedule(tx: Db, id: string) {
  const link = isUuid(id) ? await findPublished(tx, id) : null
  return {
    status: link ? 'duplicate' : 'waiting',
    newsLinkId: link,
    reason: link ? JSON.stringify(sameAddress) : null,
    publishAt: null,
    takeDownAt: null,
    scheduledLink: null,
    decidedAt: null,
    decidedBy: null,
  } as const
}

async function findPublished(tx: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select link.id from entries entry join news_links link on link.canonical_url = entry.canonical_url
    where entry.id = ${id}`.execute(tx)
  return rows[0]?.id ?? null
}
