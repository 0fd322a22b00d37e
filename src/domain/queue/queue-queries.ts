import { type RawBuilder, sql } from 'kysely'
import { shownWebAddress } from '../../address/shown-domain.ts'
import type { Db } from '../../database/connect.ts'
import { isAbove, isBelow, slicePage, type TimeKey } from '../../database/slice-page.ts'
import type { Language } from '../../text/language.ts'
import { followedNames } from '../articles/article-fields.ts'
import { entryStateColumns } from '../articles/entry-status.ts'
import { isUuid } from '../fields/record-id.ts'
import { entryReasonInWords } from '../reasons/entry-reason.ts'
import { findEntryMarks } from './entry-mark-queries.ts'
import { conditionsOf, findWords } from './queue-conditions.ts'
import { type EntryState, type QueueEntry, type QueueFilter, toHeldOf } from './queue-entry.ts'
import {
  keyOf,
  listGroups,
  newestFirst,
  orderQueuePage,
  type QueueRow,
  selectQueueEntries,
} from './queue-rows.ts'
import { findEntryProposals, gatherStories } from './queue-stories.ts'
import { judgeWaiting, type ShownJudgement } from './show-judgement.ts'

// Each filter has its index (`entries_waiting_…`), in the order of the page, so that with 100,000 waiting entries a page reads only
// its own rows. Two filters together read one index and skip the rows that do not match.

type Listing = {
  filter: QueueFilter
  now: Date
  after: TimeKey | null
  limit: number
  /** The language of the reasons. */
  language: Language
}

type Counting = {
  filter: QueueFilter
  now: Date
  above?: TimeKey | null
  below?: TimeKey | null
  most: number
}

/**
 * One page of the queue below `after`, in the order of the filter. The entries of one article are listed as the newest of
 * them. The newest entries of a story (`gatherStories`) are listed on the page of the first of them, because the desk shows
 * them together. `newest` is the key of the newest entry that was read.
 */
export async function listQueue(
  db: Db,
  { filter, now, after, limit, language }: Listing,
): Promise<{ entries: QueueEntry[]; next: TimeKey | null; newest: TimeKey | null }> {
  const isListed = conditionsOf(filter, now)
  // Below its first page, the order by heat continues by arrival.
  const sort = filter.sort === 'heat' && after !== null ? 'arrival' : filter.sort
  const readMax = sort === 'arrival' ? limit : sortedMax
  const hasWords = await findWords(db, { filter, now, limit: readMax + 1, use: 'page' })
  const found = await newestFirst(selectQueueEntries(db))
    .where(
      sql<boolean>`${isListed} and ${hasWords} and ${after ? isBelow('entries.queued_at', after) : sql`true`}`,
    )
    .limit(readMax + 1)
    .execute()
  const { rows, next } = slicePage(found, { limit: readMax, keyOf })
  const { shown, stories } = await gatherStories(db, rows, { isListed, language })
  const groups = await listGroups(db, shown, { isListed, language })
  const heads = shown.filter(row => !groups.isBelowAnother(row))
  const { true: own = [], false: gathered = [] } = Object.groupBy(heads, row => `${rows.includes(row)}`)
  const page = orderQueuePage({ rows: own, gathered, next }, { sort, limit, stories })
  const findExtras = await readExtras(db, page.rows, { now, language })
  const entries = page.rows.map(row => {
    const extras = findExtras(row)
    const story = stories.get(row.id) ?? null
    // The two articles of a proposal may have been placed in one story since.
    const proposal = story && extras.proposal?.storyId === story.id ? null : extras.proposal
    return { ...toQueueEntry(row, language), group: groups.of(row), ...extras, story, proposal }
  })
  return { entries, next: page.next, newest: found[0] ? keyOf(found[0]) : null }
}

/** How many of the newest entries the other orders sort; more than an editor decides in a morning. */
const sortedMax = 300

async function readExtras(db: Db, rows: QueueRow[], { now, language }: { now: Date; language: Language }) {
  const urls = rows.flatMap(({ canonicalUrl }) => canonicalUrl ?? [])
  const ids = rows.map(({ id }) => id)
  const [proposals, marks, judge] = await Promise.all([
    findEntryProposals(db, urls, language),
    findEntryMarks(db, ids, now),
    judgeWaiting(db, rows, { now, language }),
  ])
  return (row: QueueRow) => ({
    ...judge(row),
    proposal: proposals.get(row.canonicalUrl ?? '') ?? null,
    mark: marks.get(row.id) ?? null,
  })
}

/** Counts the articles above or below a position in the list, or all, up to `most`; `most + 1` means more. Twins count once. */
export async function countQueue(db: Db, { filter, now, above, below, most }: Counting): Promise<number> {
  const conditions = [
    conditionsOf(filter, now),
    above ? isAbove('entries.queued_at', above) : sql`true`,
    below ? isBelow('entries.queued_at', below) : sql`true`,
    await findWords(db, { filter, now, limit: most, use: 'count' }),
  ]
  const { rows } = await sql<{ entries: number; articles: number }>`
    select count(*)::integer as entries,
      count(distinct coalesce(canonical_url, id::text) collate "C")::integer as articles
    from (select id, canonical_url from entries
    where ${sql.join(conditions, sql` and `)} limit ${most + 1}) as counted`.execute(db)
  const { entries = 0, articles = 0 } = rows[0] ?? {}
  return entries > most ? entries : articles
}

export async function hasEntries(db: Db): Promise<boolean> {
  const row = await db.selectFrom('entries').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** The current states of these entries; deleted entries are missing. */
export async function listEntryStates(db: Db, ids: string[]): Promise<EntryState[]> {
  return db
    .selectFrom('entries')
    .select(entryStateColumns)
    .select(({ selectFrom }) =>
      selectFrom('revisions')
        .select('accountName')
        .whereRef('recordId', '=', 'entries.id')
        .orderBy('at', 'desc')
        .orderBy('revisions.id', 'desc')
        .limit(1)
        .as('changedBy'),
    )
    .where('entries.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

/** What the entry has now of the fields that follow its outlet; nothing of an entry that is gone. */
export async function findFollowedTexts(db: Db, id: string): Promise<Record<string, string>> {
  if (!isUuid(id)) return {}
  const found = await db.selectFrom('entries').select(followedNames).where('id', '=', id).executeTakeFirst()
  return { ...found }
}

/** Outlets and languages with waiting entries, by name; 2,000 outlets take 2,000 index lookups. */
export async function listQueueChoices(
  db: Db,
): Promise<{ outlets: { id: string; name: string }[]; languages: string[] }> {
  const outlets = await sql<{ id: string; name: string }>`
    with recursive ${distinctWaiting(sql`outlet_id`)}
    select outlets.id, name from found join outlets on outlets.id = value
    order by name, outlets.id`.execute(db)
  const languages = await sql<{ value: string }>`
    with recursive ${distinctWaiting(sql`language`)}
    select value from found where value is not null`.execute(db)
  return { outlets: outlets.rows, languages: languages.rows.map(row => row.value) }
}

function distinctWaiting(column: RawBuilder<unknown>) {
  return sql`found (value) as (
    select (select ${column} from entries where status = 'waiting' order by ${column} limit 1)
    union all
    select (select ${column} from entries where status = 'waiting' and ${column} > value order by ${column} limit 1)
    from found where value is not null)`
}

type Extras = 'group' | 'story' | 'proposal' | 'mark' | keyof ShownJudgement

function toQueueEntry(row: QueueRow, language: Language): Omit<QueueEntry, Extras> {
  const { canonicalUrl: _, isCategoryOpen: _open, feedCategory: _feed, ruleId: _rule, ...listed } = row
  const { categoryJudgement: _j, tags: _t, categorizing: _c, feedLanguage: _l, ...shown } = listed
  const { linkTitle, linkUrl, firstTitle, firstUrl, firstStatus, ...entry } = shown
  const shownUrl = shownWebAddress(row.url.replace(/^https?:\/\/(www\.)?/, ''))
  return { ...entry, shownUrl, reason: entryReasonInWords(row.reason, language), heldOf: toHeldOf(row) }
}
