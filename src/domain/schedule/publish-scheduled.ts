import { randomUUID } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import { nextVersion } from '../../database/record-table.ts'
import { isDatedAhead, lockCategory } from '../news-links/news-link-checks.ts'
import { publishedAtOf } from '../news-links/news-link-schema.ts'
import { publishEntries } from '../queue/publish-entries.ts'
import type { EntryReason } from '../reasons/entry-reason.ts'
import { recordChange } from '../revisions/record-change.ts'
import type { Editor } from '../revisions/revision.ts'
import { holdSubmittedTwin, leaveSchedule } from './leave-schedule.ts'
import { readScheduledLink, type ScheduledLink } from './schedule-link.ts'

type Due = {
  id: string
  version: number
  publishAt: Date
  takeDownAt: Date | null
  link: ScheduledLink | null
}
/** `batchId` is given if an editor carries out the act before its time. */
export type ScheduleClock = Editor & { batchId?: string }

/**
 * Call it in a transaction. The link is placed as if it had been published on time, however late it is. A link that cannot be
 * published returns to the queue with the reason.
 */
export async function publishScheduled(tx: Db, id: string, clock: ScheduleClock): Promise<void> {
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
  const left = await leaveSchedule(tx, id, { by, now, batchId })
  await recordChange(tx, { table: 'entries', ids: [id], action: 'update', by, now, batchId }, () =>
    tx
      .updateTable('entries')
      .set({ ...left, reason: left.reason ?? JSON.stringify(reason), ...nextVersion(now) })
      .where('id', '=', id)
      .execute(),
  )
}
