import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { insertRows } from '../../database/insert-rows.ts'
import { isTipRejectedByRule, isUntouchedTip } from '../tips/tip.ts'
import type { EntryEdit, EntryFeed, EntryRuling, KnownEntry, NewEntry } from './entry.ts'
import { entryEditRows } from './entry-edit-rows.ts'

/** Those of a feed's entries that it has given before, by identity. */
export async function listKnownEntries(
  db: Db,
  feedId: string,
  identities: string[],
): Promise<Map<string, KnownEntry>> {
  const rows = await db
    .selectFrom('entries')
    .select(['id', 'identity', 'status', 'newsLinkId', 'title', 'description'])
    .select(['imageUrl', 'publishedAt', 'lastSeenAt'])
    .where('feedId', '=', feedId)
    .where('identity', '=', sql<string>`any(${identities})`)
    .execute()
  return new Map(rows.map(row => [row.identity, row]))
}

/** `id` and `url` are the entry's. `isTip`: nothing stands there but a stranger's tip that waits, and no editor has touched it. */
export type JudgedUrl = {
  id: string
  url: string
  judgement: 'waiting' | 'rejected' | 'deleted'
  isTip: boolean
}

/**
 * What editors have said, or have yet to say, about these canonical addresses, whichever feed brought them: in the
 * queue, turned down, or published once and deleted since. None of it is published because another feed brings it.
 */
export async function listJudgedUrls(db: Db, canonicalUrls: string[]): Promise<Map<string, JudgedUrl>> {
  const rows = await db
    .selectFrom('entries')
    .select(['id', 'url', 'canonicalUrl', 'status', isUntouchedTip.as('isTip')])
    // The condition of the index, word for word.
    .where(
      sql<boolean>`(status in ('waiting', 'rejected') or (status = 'published' and news_link_id is null))`,
    )
    .where(eb => eb.not(isTipRejectedByRule))
    .where('canonicalUrl', '=', sql<string>`any(${canonicalUrls})`)
    // What an editor said or brought of the same address stands before a tip.
    .orderBy('isTip', 'desc')
    .execute()
  return new Map(
    rows.flatMap(({ id, url, canonicalUrl, status, isTip }) => {
      const judgement = status === 'waiting' || status === 'rejected' ? status : 'deleted'
      return canonicalUrl ? [[canonicalUrl, { id, url, judgement, isTip }]] : []
    }),
  )
}

/** Writes what a feed gave for the first time, in the order given. */
export async function insertEntries(
  db: Db,
  options: { feed: EntryFeed; entries: NewEntry[]; now: Date },
): Promise<void> {
  const { feed, entries, now } = options
  if (entries.length === 0) return
  const { id: feedId, outletId, outletName: source, outletIconUrl: sourceIconUrl, category } = feed
  const lent = { feedId, outletId, source, sourceIconUrl, firstSeenAt: now, lastSeenAt: now }
  const unruled: EntryRuling = { category, ruleId: null, decidedAt: null }
  const rows = entries.map(entry => ({ ...lent, ...unruled, ...entry }))
  await insertRows('entries', rows).execute(db)
}

/** Of what one poll brought twice, under two addresses: the second points at the first, which has its id now. */
export async function joinWithinPoll(
  db: Db,
  { feedId, within }: { feedId: string; within: { identity: string; first: string }[] },
): Promise<void> {
  if (within.length === 0) return
  await sql`
    update entries entry set duplicate_of = first.id
    from json_to_recordset(${JSON.stringify(within)}::json) as pair(identity text, first text)
    join entries first on first.feed_id = ${feedId} and first.identity = pair.first
    where entry.feed_id = ${feedId} and entry.identity = pair.identity`.execute(db)
}

/** Puts an outlet's edits on the entries; the news links that show them are `updateEditedNewsLinks`'s. */
export async function updateEntryTexts(db: Db, edits: EntryEdit[]): Promise<void> {
  if (edits.length === 0) return
  await sql`
    update entries set title = edit.title, description = edit.description, image_url = edit.image_url,
      published_at = coalesce(edit.published_at, entries.published_at)
    from ${entryEditRows(edits)} where entries.id = edit.id`.execute(db)
}

/** Notes that a feed still shows these; what no feed shows any more is dropped in time. */
export async function touchEntries(db: Db, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('entries')
    .set({ lastSeenAt: now })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}
