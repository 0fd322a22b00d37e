import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { insertRows } from '../../../database/insert-rows.ts'
import { isTipRejectedByRule, isUntouchedTip } from '../../tips/tip.ts'
import type { EntryEdit, EntryFeed, EntryRuling, KnownEntry, NewEntry } from '../entry.ts'
import { entryEditRows } from './entry-edit-rows.ts'

/** Entries that the feed has sent before, by identity. */
export async function listKnownEntries(
  db: Db,
  feedId: string,
  identities: string[],
): Promise<Map<string, KnownEntry>> {
  const rows = await db
    .selectFrom('entries')
    .select(['id', 'identity', 'status', 'newsLinkId', 'title', 'description'])
    .select(['imageUrl', 'publishedAt', 'lastSeenAt', 'duplicateRule', 'version', 'judgedVersion'])
    .where('feedId', '=', feedId)
    .where('identity', '=', sql<string>`any(${identities})`)
    .execute()
  return new Map(rows.map(row => [row.identity, row]))
}

/**
 * The record at an address: `id` and `url` are the news link's where it is published, else the entry's. `isTip`: nothing
 * but a stranger's tip that waits, and no editor has touched it.
 */
export type Standing = {
  id: string
  url: string
  judgement: 'published' | 'waiting' | 'rejected' | 'deleted'
  isTip: boolean
}

/**
 * The links published at these canonical addresses; else the entries that editors have decided, or have yet to decide,
 * whichever feed brought them: in the queue, turned down, or published once and deleted since. None of it is published because another feed
 * brings it. `but`: ids of entries that are not looked at.
 */
export async function listStanding(
  db: Db,
  canonicalUrls: string[],
  but: string[] = [],
): Promise<Map<string, Standing>> {
  if (canonicalUrls.length === 0) return new Map()
  const isAsked = sql`canonical_url = any(${canonicalUrls})`
  // The later one counts: an editor's word or article before a tip, a news link before both. The condition on the
  // status is that of the index, word for word.
  const { rows } = await sql<Standing & { canonicalUrl: string }>`
    select id, url, canonical_url as "canonicalUrl", judgement, judgement = 'waiting' and is_tip as "isTip" from (
      select id, url, canonical_url, ${isUntouchedTip} as is_tip,
        case status when 'published' then 'deleted' when 'scheduled' then 'waiting' else status end as judgement
      from entries
      where (status in ('waiting', 'rejected', 'scheduled') or (status = 'published' and news_link_id is null))
        and not ${isTipRejectedByRule} and ${isAsked} and id <> all(${but}::uuid[])
      union all
      select id, url, canonical_url, false, 'published' from news_links where ${isAsked}
    ) standing
    order by judgement = 'published', is_tip desc`.execute(db)
  return new Map(rows.map(({ canonicalUrl, ...standing }) => [canonicalUrl, standing]))
}

/** Inserts new entries of a feed, in the order given. */
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

/** For articles that one poll sent twice under two addresses: points the second entry at the first, which has its id now. */
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

/** Notes that a feed still lists these entries; entries that no feed lists are dropped in time. */
export async function touchEntries(db: Db, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('entries')
    .set({ lastSeenAt: now })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}
