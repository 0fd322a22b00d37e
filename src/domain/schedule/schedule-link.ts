import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { findDuplicateOf, lockCategory, type NewsLinkDuplicate } from '../news-links/news-link-checks.ts'
import { findOutletAt } from '../outlets/find-outlet-at.ts'
import { lockOpenEntries, type RefusedEntry, type SeenEntry } from '../queue/open-entries.ts'
import { sameAddress } from '../reasons/entry-reason.ts'
import { recordChange } from '../revisions/record-change.ts'
import { newId } from '../revisions/write-record.ts'
import type { ScheduleTimes } from './schedule-times.ts'
import type { ScheduledLink } from './scheduled-link.ts'

export type ScheduleResult =
  | { ok: true; id: string; batchId: string }
  | { ok: false; reason: 'duplicate'; of: NewsLinkDuplicate | null }
  | { ok: false; reason: 'no-such-category' | 'scheduled-already' }
  | { ok: false; reason: 'refused'; refused: RefusedEntry }

type Scheduling = {
  link: ScheduledLink
  times: ScheduleTimes & { publishAt: Date }
  by: Authorized
  now: Date
}

/** A link that an editor typed, kept as an entry until its time; no public table holds it before. */
export async function scheduleNewLink(db: Db, scheduling: Scheduling): Promise<ScheduleResult> {
  const { link, by, now } = scheduling
  return inTransaction(db, async tx => {
    const refused = await findRefusal(tx, scheduling)
    if (refused) return refused
    const [id, outlet] = await Promise.all([newId(tx), findOutletAt(tx, link.input.url)])
    const { url, title, description, imageUrl, source, sourceIconUrl, category, featured } = link.input
    const values = {
      id,
      url,
      title,
      description,
      imageUrl,
      source,
      sourceIconUrl,
      category,
      featured,
      canonicalUrl: link.canonicalUrl,
      identity: link.canonicalUrl,
      origin: 'paste' as const,
      outletId: outlet?.id ?? null,
      language: link.input.language || null,
      firstSeenAt: now,
      lastSeenAt: now,
      updatedAt: now,
      ...scheduledColumns(scheduling),
    }
    const change = { table: 'entries' as const, ids: [id], action: 'add' as const, by, now }
    const { result, batchId } = await recordChange(tx, change, () =>
      tx
        .insertInto('entries')
        .values(values)
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirstOrThrow(),
    )
    if (result.numInsertedOrUpdatedRows !== 1n) return { ok: false, reason: 'scheduled-already' }
    return { ok: true, id, batchId }
  })
}

/** An entry of the queue, as the editor left it in the form. Others of the same article leave the queue with it. */
export async function scheduleEntry(
  db: Db,
  { entry, ...scheduling }: Scheduling & { entry: SeenEntry },
): Promise<ScheduleResult> {
  const { by, now } = scheduling
  return inTransaction(db, async tx => {
    const { open, refused, twins } = await lockOpenEntries(tx, [entry])
    const [held] = open
    const [why] = refused
    if (!held) return { ok: false, reason: 'refused', refused: why ?? { id: entry.id, reason: 'gone' } }
    const problem = await findRefusal(tx, scheduling)
    if (problem) return problem
    const batchId = randomUUID()
    const ids = [held, ...twins].map(each => each.id)
    await recordChange(tx, { table: 'entries', ids, action: 'update', by, now, batchId }, async () => {
      await updateEntries(tx, [held.id], {
        ...scheduledColumns(scheduling),
        snoozedUntil: null,
        duplicateOf: null,
        duplicateRule: null,
        updatedAt: now,
      })
      const twin = { status: 'duplicate', duplicateOf: held.id, reason: sameAddress } as const
      await updateEntries(
        tx,
        twins.map(each => each.id),
        { ...twin, updatedAt: now },
      )
    })
    return { ok: true, id: held.id, batchId }
  })
}

async function findRefusal(
  tx: Db,
  { link }: Scheduling,
): Promise<Extract<ScheduleResult, { ok: false }> | null> {
  if (!(await lockCategory(tx, link.input.category))) return { ok: false, reason: 'no-such-category' }
  const of = await findDuplicateOf(tx, link.canonicalUrl)
  if (of) return { ok: false, reason: 'duplicate', of }
  const { rows } = await sql`
    select from entries where status = 'scheduled' and canonical_url = ${link.canonicalUrl}`.execute(tx)
  return rows.length > 0 ? { ok: false, reason: 'scheduled-already' } : null
}

function scheduledColumns({ link, times, by, now }: Scheduling) {
  return {
    status: 'scheduled' as const,
    reason: null,
    publishAt: times.publishAt,
    takeDownAt: times.takeDownAt,
    scheduledLink: { input: link.input, canonicalUrl: link.canonicalUrl },
    decidedAt: now,
    decidedBy: by.accountId,
  }
}

async function updateEntries(tx: Db, ids: string[], values: object): Promise<void> {
  await tx
    .updateTable('entries')
    .set({ ...values })
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}
