import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { insertRows } from '../../../database/insert-rows.ts'
import { setNextVersion } from '../../../database/record-table.ts'
import { isJudged } from '../../articles/entry-status.ts'
import { isTipRejectedByRule, isUntouchedTip } from '../../tips/tip.ts'
import {
  type EntryEdit,
  type EntryFeed,
  type EntryRuling,
  type KnownEntry,
  lentBy,
  type NewEntry,
} from '../entry.ts'

/** Entries that the feed has sent before, by identity or by the feed's own ids. */
export async function listKnownEntries(
  db: Db,
  feedId: string,
  { identities, guids }: { identities: string[]; guids: string[] },
): Promise<KnownEntry[]> {
  return db
    .selectFrom('entries')
    .select(['id', 'identity', 'canonicalUrl', 'guid', 'given', 'status', 'newsLinkId', 'title'])
    .select(['description', 'imageUrl', 'publishedAt', 'lastSeenAt', 'duplicateRule', 'version'])
    .select(['judgedVersion', 'category', 'language'])
    .where('feedId', '=', feedId)
    .where(eb =>
      eb.or([
        eb('identity', '=', sql<string>`any(${identities})`),
        eb('guid', '=', sql<string>`any(${guids})`),
      ]),
    )
    .execute()
}

/**
 * A record at an address: `id` and the others are the news link's if it is published, otherwise the entry's. `isTip`: it is
 * only a reader's waiting tip that no editor has touched. `isUntouched`: no editor has changed the entry.
 */
export type Standing = {
  id: string
  url: string
  canonicalUrl: string
  outletId: string | null
  source: string
  judgement: 'published' | 'scheduled' | 'waiting' | 'rejected' | 'deleted'
  isTip: boolean
  isUntouched: boolean
  /** Null without an outlet, or with a deleted one. */
  outlet: { homeUrl: string; ownerKey: string; hasHosts: boolean } | null
}

/**
 * The links published at these canonical addresses, or else the entries of any feed that are in the queue, were rejected, or
 * were published and deleted since. An article with such a record is not published because another feed contains it.
 * `exceptIds` are entries to ignore. The last row of an address counts: a news link overrides entries, an editor's or feed's entry
 * overrides a tip, and one that still waits overrides one that does not.
 */
export async function listStanding(
  db: Db,
  canonicalUrls: string[],
  exceptIds: string[] = [],
): Promise<Standing[]> {
  if (canonicalUrls.length === 0) return []
  const isAtAddress = sql`canonical_url = any(${canonicalUrls})`
  const { rows } = await sql<Standing>`
    select standing.id, url, canonical_url as "canonicalUrl", outlet_id as "outletId", source, judgement,
      judgement = 'waiting' and is_tip as "isTip", is_untouched as "isUntouched",
      case when outlets.id is not null then json_build_object(
        'homeUrl', home_url, 'ownerKey', owner_key, 'hasHosts', hosts <> '{}') end as outlet
    from (
      select id, url, canonical_url, outlet_id, source, ${isUntouchedTip} as is_tip, version = judged_version as is_untouched,
        case status when 'published' then 'deleted' else status end as judgement
      from entries
      where ${isJudged} and not ${isTipRejectedByRule} and ${isAtAddress}
        and id <> all(${exceptIds}::uuid[])
      union all
      select id, url, canonical_url, outlet_id, source, false, false, 'published' from news_links where ${isAtAddress}
    ) standing left join outlets on outlets.id = outlet_id
    order by judgement = 'published', is_tip desc, judgement in ('waiting', 'scheduled')`.execute(db)
  return rows
}

/** Inserts new entries of a feed, in the order given. */
export async function insertEntries(
  db: Db,
  options: { feed: EntryFeed; entries: NewEntry[]; now: Date },
): Promise<void> {
  const { feed, entries, now } = options
  if (entries.length === 0) return
  const lent = { feedId: feed.id, ...lentBy(feed), firstSeenAt: now, lastSeenAt: now }
  const { category } = feed
  const unruled: EntryRuling = { category, categoryJudgement: null, ruleId: null, decidedAt: null }
  const rows = entries.map(entry => ({ ...lent, ...unruled, ...entry }))
  await insertRows('entries', rows).execute(db)
}

/** For articles that one poll contained under two addresses: points the second entry at the first, which now has its id. */
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

/**
 * Applies an outlet's edits to the entries; `updateEditedNewsLinks` applies them to the news links. Texts of a scheduled link
 * follow while they equal the entry's. A rule's note about an earlier edit (`noteEdits`) ends, and with it the time of a decision
 * that only the note gave the entry.
 */
export async function updateEntryTexts(db: Db, edits: EntryEdit[]): Promise<void> {
  if (edits.length === 0) return
  await sql`
    update entries set title = edit.title, description = edit.description, image_url = edit.image_url,
      reason = case when reason ->> 'code' = 'change-held' then null else reason end,
      decided_at = case when decided_at = (reason ->> 'at')::timestamptz then null else decided_at end,
      published_at = coalesce(edit.published_at, entries.published_at), guid = edit.guid, given = edit.given,
      scheduled_link = scheduled_link || jsonb_build_object('input', scheduled_link -> 'input' || (
        select coalesce(jsonb_object_agg(name, edited), '{}') from (values ('title', entries.title, edit.title),
          ('description', entries.description, edit.description), ('imageUrl', entries.image_url, edit.image_url)
        ) as text(name, was, edited) where scheduled_link -> 'input' ->> name = was))
    from ${entryEditRows(edits)} where entries.id = edit.id`.execute(db)
}

/** Stores the ids and digests under which the next read recognizes these entries. */
export async function rememberGiven(
  db: Db,
  entries: { id: string; guid: string | null; given: string }[],
): Promise<void> {
  if (entries.length === 0) return
  await sql`
    update entries set guid = sent.guid, given = sent.given
    from json_to_recordset(${JSON.stringify(entries)}::json) as sent(id uuid, guid text, given text)
    where entries.id = sent.id`.execute(db)
}

/** Records that a feed still lists these entries; entries that no feed lists are eventually deleted. */
export async function touchEntries(db: Db, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('entries')
    .set({ lastSeenAt: now })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

/** Edits as a table `edit` in one parameter, so that any number of them is one statement with one plan. */
function entryEditRows(edits: EntryEdit[]) {
  const rows = edits.map(({ id, title, description, imageUrl, publishedAt, guid, given }) => ({
    id,
    guid,
    given,
    title,
    description,
    image_url: imageUrl,
    published_at: publishedAt,
  }))
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as edit(
    id uuid, guid text, given text, title text, description text, image_url text, published_at timestamptz(3))`
}

/**
 * Applies an outlet's edits to the news links that its entries became; call it before the entries are updated. A field
 * changes only while it still equals the entry's, so that an editor's change is never overwritten. Duplicates from elsewhere
 * change nothing. Returns how many news links changed.
 */
export async function updateEditedNewsLinks(db: Db, edits: EntryEdit[], now: Date): Promise<number> {
  if (edits.length === 0) return 0
  const result = await sql`
    update news_links link set title = ${title}, description = ${description}, image_url = ${imageUrl},
      published_at = ${publishedAt}, ${setNextVersion(now, 'link')}
    from ${entryEditRows(edits)} join entries was on was.id = edit.id and was.status = 'published'
    where link.id = was.news_link_id and (link.title, link.description, link.image_url, link.published_at)
      is distinct from (${title}, ${description}, ${imageUrl}, ${publishedAt})`.execute(db)
  return Number(result.numAffectedRows ?? 0n)
}

// Compared with the row that is written, so that an editor's change of the same moment is seen.
const title = follow('title')
const description = follow('description')
const imageUrl = follow('image_url')
const publishedAt = sql`case when link.published_at = was.published_at
  then coalesce(edit.published_at, link.published_at) else link.published_at end`

function follow(name: 'title' | 'description' | 'image_url') {
  const [link, was, edit] = [sql.ref(`link.${name}`), sql.ref(`was.${name}`), sql.ref(`edit.${name}`)]
  return sql`case when ${link} = ${was} then ${edit} else ${link} end`
}

type Seen = Pick<KnownEntry, 'id' | 'status' | 'version'>

/** The new judgement of an entry that was read as `was`; a missing ruling leaves the old one. */
export type Rejudged = { was: Seen } & Pick<
  NewEntry,
  'status' | 'reason' | 'newsLinkId' | 'duplicateOf' | 'duplicateRule' | 'givenUrl'
> &
  Partial<EntryRuling>

/**
 * Updates entries with a poll's new judgement, except those that an editor has changed since and those that do not change.
 * An entry whose status changes gets a new version, so that open pages are notified; `judged_version` distinguishes it from
 * an editor's version.
 */
export async function rejudgeEntries(tx: Db, entries: Rejudged[], now: Date): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ was, ...judged }) => ({
    ...judged,
    id: was.id,
    wasStatus: was.status,
    wasVersion: was.version,
    isRuled: judged.category !== undefined,
  }))
  await sql`
    update entries set status = judged.status, reason = judged.reason, duplicate_rule = judged."duplicateRule",
      news_link_id = judged."newsLinkId", duplicate_of = judged."duplicateOf", given_url = judged."givenUrl",
      category = case when judged."isRuled" then judged.category else entries.category end,
      category_judgement = case when judged."isRuled" then judged."categoryJudgement"
        else entries.category_judgement end,
      rule_id = case when judged."isRuled" then judged."ruleId" else entries.rule_id end,
      decided_at = case when judged."isRuled" then judged."decidedAt" else entries.decided_at end,
      version = entries.version + moved.by, judged_version = entries.judged_version + moved.by,
      updated_at = case when moved.by = 0 then entries.updated_at else ${now} end
    from json_to_recordset(${JSON.stringify(rows)}::json) as judged(
        id uuid, "wasStatus" text, "wasVersion" integer, "isRuled" boolean, status text, reason jsonb,
        "duplicateRule" text, "newsLinkId" uuid, "duplicateOf" uuid, "givenUrl" text,
        category uuid, "categoryJudgement" jsonb, "ruleId" uuid, "decidedAt" timestamptz(3)),
      lateral (select case when judged.status = judged."wasStatus" then 0 else 1 end as by) as moved
    where entries.id = judged.id and entries.status = judged."wasStatus" and entries.version = judged."wasVersion"
      and (entries.status, entries.duplicate_rule, entries.news_link_id, entries.duplicate_of, entries.reason)
        is distinct from (judged.status, judged."duplicateRule", judged."newsLinkId", judged."duplicateOf", judged.reason)`.execute(
    tx,
  )
}
