import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { sameAddress } from '../reasons/entry-reason.ts'
import { recordChange } from '../revisions/record-change.ts'
import type { Batch } from '../revisions/revision.ts'
import { holdTwins } from './schedule-link.ts'

/**
 * The new values of an entry that leaves the schedule unpublished. It waits in the queue again; if its article has been
 * published since by another way, it is held as a duplicate of that link. Call it with the row locked, in a transaction that
 * changes the entry in the batch of `change`. Holds an entry that a person submitted in the moment of scheduling.
 */
export async function leaveSchedule(tx: Db, id: string, change: Batch) {
  const submitted = await lockSubmitted(tx, id)
  const link = await findPublished(tx, id)
  if (!link) await holdSubmitted(tx, { submitted, scheduledId: id, ...change })
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

/**
 * Before a scheduled entry waits, the one that a person submitted in the moment of scheduling is held as its duplicate, because
 * only one of them may wait (`entries_brought_once`).
 */
export async function holdSubmittedTwin(tx: Db, scheduledId: string, change: Batch): Promise<void> {
  await holdSubmitted(tx, { submitted: await lockSubmitted(tx, scheduledId), scheduledId, ...change })
}

async function holdSubmitted(
  tx: Db,
  { submitted, scheduledId, by, now, batchId }: Batch & { submitted: string[]; scheduledId: string },
): Promise<void> {
  if (submitted.length === 0) return
  await recordChange(tx, { table: 'entries', ids: submitted, action: 'update', by, now, batchId }, () =>
    holdTwins(tx, submitted, { scheduledId, now }),
  )
}

async function lockSubmitted(tx: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from entries where status = 'waiting' and origin <> 'feed' and id <> ${id}
      and canonical_url = (select canonical_url from entries where id = ${id} and origin <> 'feed')
    for update`.execute(tx)
  return rows.map(row => row.id)
}

async function findPublished(tx: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select link.id from entries entry join news_links link on link.canonical_url = entry.canonical_url
    where entry.id = ${id}`.execute(tx)
  return rows[0]?.id ?? null
}
