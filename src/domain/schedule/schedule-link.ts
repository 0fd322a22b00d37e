import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { toJson } from '../../database/json-text.ts'
import type { JsonValue } from '../../database/tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import {
  findDuplicateOf,
  keepIdentity,
  lockCategory,
  type NewsLinkDuplicate,
} from '../news-links/news-link-checks.ts'
import { type NewsLinkInput, newsLinkSchema, toArticle } from '../news-links/news-link-schema.ts'
import { findOutletAt } from '../outlets/find-outlet-at.ts'
import { lockOpenEntries, type RefusedEntry, type SeenEntry } from '../queue/open-entries.ts'
import { sameAddress } from '../reasons/entry-reason.ts'
import { recordChange } from '../revisions/record-change.ts'
import type { Batch } from '../revisions/revision.ts'
import { lockWaiting } from '../revisions/waiting-entries.ts'
import { newId, updateRecords } from '../revisions/write-record.ts'
import type { ScheduleTimes } from './schedule-times.ts'

/** A news link with the values of the editor's form, stored until its time. */
export type ScheduledLink = { input: NewsLinkInput; canonicalUrl: string }

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

/** Stores a typed link as an entry until its time: no public table may hold it. Entries at its address leave the queue for it. */
export async function scheduleNewLink(db: Db, scheduling: Scheduling): Promise<ScheduleResult> {
  const { link, by, now } = scheduling
  return inTransaction(db, async tx => {
    const waiting = await lockWaiting(tx, [link.canonicalUrl])
    const refused = await findRefusal(tx, scheduling)
    if (refused) return refused
    const id = await newId(tx)
    const outlet = await findOutletAt(tx, link.input.url)
    const values = {
      id,
      language: null,
      ...toArticle(link.input),
      canonicalUrl: link.canonicalUrl,
      identity: link.canonicalUrl,
      origin: 'paste' as const,
      outletId: outlet?.id ?? null,
      firstSeenAt: now,
      lastSeenAt: now,
      updatedAt: now,
      ...scheduledColumns(scheduling),
    }
    const { result, batchId } = await recordChange(
      tx,
      { table: 'entries', ids: [id], action: 'add', by, now },
      () =>
        tx
          .insertInto('entries')
          .values(values)
          .onConflict(conflict => conflict.doNothing())
          .executeTakeFirstOrThrow(),
    )
    if (result.numInsertedOrUpdatedRows !== 1n) return { ok: false, reason: 'scheduled-already' }
    await holdTwins(tx, waiting, { scheduledId: id, by, now, batchId })
    return { ok: true, id, batchId }
  })
}

/** Schedules an entry of the queue with the values of the editor's form. Its twins leave the queue with it. */
export async function scheduleEntry(
  db: Db,
  { entry, ...posted }: Scheduling & { entry: SeenEntry },
): Promise<ScheduleResult> {
  const { by, now, link } = posted
  return inTransaction(db, async tx => {
    const { open, refused, twins } = await lockOpenEntries(tx, [entry])
    const [locked] = open
    const [why] = refused
    if (!locked) return { ok: false, reason: 'refused', refused: why ?? { id: entry.id, reason: 'gone' } }
    const canonicalUrl = keepIdentity(locked.canonicalUrl, link.canonicalUrl)
    const scheduling = { ...posted, link: { ...link, canonicalUrl } }
    const problem = await findRefusal(tx, scheduling)
    if (problem) return problem
    const write = { by, now, batchId: randomUUID() }
    const values = { ...scheduledColumns(scheduling), ...likeNothing, snoozedUntil: null }
    await updateRecords(tx, { table: 'entries', ids: [locked.id], values, ...write })
    const twinIds = twins.map(({ id }) => id)
    await holdTwins(tx, twinIds, { scheduledId: locked.id, ...write })
    return { ok: true, id: locked.id, batchId: write.batchId }
  })
}

/** An editor has decided, so the entry is no longer like another article. */
const likeNothing = { duplicateOf: null, duplicateRule: null, newsLinkId: null }

/** The other waiting entries of a scheduled article leave the queue as its duplicates. */
async function holdTwins(
  tx: Db,
  ids: string[],
  { scheduledId, ...write }: Batch & { scheduledId: string },
): Promise<void> {
  const reason = toJson(sameAddress)
  const values = { ...likeNothing, status: 'duplicate', duplicateOf: scheduledId, reason }
  await updateRecords(tx, { table: 'entries', ids, values, ...write })
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
    scheduledLink: toJson({ input: link.input, canonicalUrl: link.canonicalUrl }),
    decidedAt: now,
    decidedBy: by.accountId,
  }
}

/** Parses a stored link; null for a value that no version wrote. */
export function readScheduledLink(value: JsonValue | null): ScheduledLink | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { input, canonicalUrl } = value
  const parsed = newsLinkSchema.safeParse(input)
  return parsed.success && typeof canonicalUrl === 'string' ? { input: parsed.data, canonicalUrl } : null
}

/**
 * The new values of an entry that leaves the schedule unpublished. It waits in the queue again; if its article has been
 * published since by another way, it is held as a duplicate of that link. Call it with the row locked, in a transaction that
 * changes the entry in the batch of `change`. Holds an entry that a person submitted in the moment of scheduling.
 */
export async function leaveSchedule(tx: Db, id: string, change: Batch) {
  const submitted = await lockSubmitted(tx, id)
  const link = await findPublished(tx, id)
  if (!link) await holdTwins(tx, submitted, { scheduledId: id, ...change })
  return {
    ...(await typedValues(tx, id)),
    status: link ? 'duplicate' : 'waiting',
    newsLinkId: link,
    reason: link ? toJson(sameAddress) : null,
    publishAt: null,
    takeDownAt: null,
    scheduledLink: null,
    decidedAt: null,
    decidedBy: null,
  } as const
}

/** What the editor typed stays with the entry; its address is what tells it from others, and remains its own. */
async function typedValues(tx: Db, id: string) {
  const { scheduledLink } = await tx
    .selectFrom('entries')
    .select('scheduledLink')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const typed = readScheduledLink(scheduledLink)
  if (!typed) return {}
  const { url: _url, category, ...article } = toArticle(typed.input)
  return (await lockCategory(tx, category)) ? { ...article, category } : article
}

/** Holds the entry that a person submitted in the moment of scheduling: only one of the two may wait (`entries_brought_once`). */
export async function holdSubmittedTwin(tx: Db, scheduledId: string, change: Batch): Promise<void> {
  await holdTwins(tx, await lockSubmitted(tx, scheduledId), { scheduledId, ...change })
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
