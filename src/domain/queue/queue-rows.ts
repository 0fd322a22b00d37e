import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { slicePage, type TimeKey } from '../../database/slice-page.ts'
import { compareNames } from '../../text/compare-names.ts'
import type { Language } from '../../text/language.ts'
import { listedNames } from '../articles/article-fields.ts'
import { standingCategory } from '../articles/entry-status.ts'
import { entryReasonInWords } from '../reasons/entry-reason.ts'
import type { EntryOfGroup, QueueEntry, QueueSort } from './queue-entry.ts'

export function selectQueueEntries(db: Db) {
  return (
    db
      .selectFrom('entries')
      .leftJoin('newsLinks', 'newsLinks.id', 'entries.newsLinkId')
      .leftJoin('entries as first', 'first.id', 'entries.duplicateOf')
      .leftJoin('feeds', 'feeds.id', 'entries.feedId')
      .select(['entries.id', 'entries.version', 'entries.status', 'entries.origin', 'entries.reason'])
      .select(listedNames.map(name => `entries.${name}` as const))
      .select([standingCategory.as('categoryId'), 'entries.firstSeenAt as arrivedAt', 'entries.queuedAt'])
      .select(['entries.snoozedUntil', 'entries.categoryJudgement', 'entries.tags', 'entries.ruleId'])
      .select(['entries.canonicalUrl', 'entries.outletId', 'feeds.category as feedCategory'])
      .select(['feeds.categorizing', 'feeds.language as feedLanguage'])
      // True if neither an editor nor a rule chose the category.
      .select(
        sql<boolean>`entries.rule_id is null and (entries.category is null or entries.category =
          feeds.category)`.as('isCategoryOpen'),
      )
      .leftJoin('accounts as proposer', 'proposer.id', 'entries.proposedBy')
      .select(['entries.tipNote', 'entries.tipFrom', 'proposer.name as proposedBy'])
      // The shape that `arriving-tips.ts` writes.
      .select(sql<QueueEntry['moreTips']>`entries.more_tips`.as('moreTips'))
      .select(['newsLinks.title as linkTitle', 'newsLinks.url as linkUrl'])
      .select(['first.title as firstTitle', 'first.url as firstUrl', 'first.status as firstStatus'])
  )
}

export function newestFirst(query: ReturnType<typeof selectQueueEntries>) {
  return query.orderBy('entries.queuedAt', 'desc').orderBy('entries.id', 'desc')
}

export type QueueRow = Awaited<ReturnType<ReturnType<typeof selectQueueEntries>['executeTakeFirstOrThrow']>>

type Row = { id: string; source: string; queuedAt: Date }
type StoryOfRow = { id: string; heat: number; outletCount: number }

/**
 * The rows of a page in the order of the queue. By heat the first page lists what several outlets cover, the hottest first,
 * and then the newest of the rest; `gathered` are older entries of the stories among `rows`. `next` is the key of the page
 * below `rows`.
 */
export function orderQueuePage<Found extends Row>(
  { rows, gathered, next }: { rows: Found[]; gathered: Found[]; next: TimeKey | null },
  { sort, limit, stories }: { sort: QueueSort; limit: number; stories: ReadonlyMap<string, StoryOfRow> },
): { rows: Found[]; next: TimeKey | null } {
  const all = [...rows, ...gathered]
  switch (sort) {
    case 'arrival':
      return { rows: all, next }
    case 'outlet':
      return { rows: all.toSorted((a, b) => compareNames(a.source, b.source)), next: null }
    case 'heat': {
      const isHot = ({ id }: Row) => (stories.get(id)?.outletCount ?? 0) > 1
      const heatOf = ({ id }: Row) => stories.get(id)?.heat ?? 0
      const hot = all.filter(isHot).toSorted((a, b) => heatOf(b) - heatOf(a))
      const cold = slicePage(
        rows.filter(row => !isHot(row)),
        { limit, keyOf },
      )
      const listed = new Set(cold.rows.flatMap(({ id }) => stories.get(id)?.id ?? []))
      const theirs = gathered.filter(row => !isHot(row) && listed.has(stories.get(row.id)?.id ?? ''))
      return { rows: [...hot, ...cold.rows, ...theirs], next: cold.next ?? next }
    }
  }
}

export function keyOf({ queuedAt, id }: Pick<Row, 'queuedAt' | 'id'>): TimeKey {
  return { at: queuedAt, id }
}

type Placed = { id: string; canonicalUrl: string | null; queuedAt: Date }
type Grouped = Placed & Omit<EntryOfGroup, 'reason' | 'isOnSite'> & { reason: unknown }

// An article that sixty outlets copy is still one entry to decide; nobody reads more names than this.
const groupMax = 12

/**
 * Groups entries held as duplicates of a waiting entry, and twins, which two feeds contained at the same moment. The newest
 * represents its article, on whichever page it is. `isListed` is the condition of all pages, so that an entry is represented
 * only by one that the list shows.
 */
export async function listGroups(
  db: Db,
  rows: Grouped[],
  { isListed, language }: { isListed: RawBuilder<unknown>; language: Language },
) {
  const found = rows.length === 0 ? [] : await findMembers(db, rows, isListed)
  const firsts = newestByUrl([...rows, ...found.filter(member => member.isListed)])
  const firstOf = ({ id, canonicalUrl }: Pick<Placed, 'id' | 'canonicalUrl'>) =>
    firsts.get(canonicalUrl ?? '')?.id ?? id
  const headOf = new Map(rows.map(row => [row.id, firstOf(row)]))
  const members = new Map<string, Map<string, EntryOfGroup>>()
  for (const member of [...found, ...rows.map(row => ({ ...row, duplicateOf: null, isOnSite: false }))]) {
    const { duplicateOf, id, source, title, url, isOnSite } = member
    const head = duplicateOf ? (headOf.get(duplicateOf) ?? duplicateOf) : firstOf(member)
    if (head === id) continue
    const reason = entryReasonInWords(member.reason, language)
    members.set(head, (members.get(head) ?? new Map()).set(id, { id, source, title, url, reason, isOnSite }))
  }
  return {
    of: ({ id }: Placed) => [...(members.get(id)?.values() ?? [])].slice(0, groupMax),
    isBelowAnother: (row: Placed) => firstOf(row) !== row.id,
  }
}

function newestByUrl(entries: Placed[]): Map<string, Placed> {
  const newest = new Map<string, Placed>()
  for (const entry of entries) {
    const known = newest.get(entry.canonicalUrl ?? '')
    if (entry.canonicalUrl && (!known || isAbove(entry, known))) newest.set(entry.canonicalUrl, entry)
  }
  return newest
}

/** Compares in the order of the queue. */
function isAbove(one: Placed, other: Placed): boolean {
  const apartMs = one.queuedAt.getTime() - other.queuedAt.getTime()
  return apartMs === 0 ? one.id > other.id : apartMs > 0
}

const isOnSite = sql<boolean>`status = 'published' and news_link_id is not null`.as('isOnSite')

async function findMembers(db: Db, rows: Grouped[], isListed: RawBuilder<unknown>) {
  const ids = rows.map(row => row.id)
  const urls = rows.flatMap(row => row.canonicalUrl ?? [])
  const select = (whether: RawBuilder<unknown>) =>
    db
      .selectFrom('entries')
      .select(['id', 'source', 'title', 'url', 'reason', 'duplicateOf', 'canonicalUrl', 'queuedAt'])
      .select([sql<boolean>`(${whether})`.as('isListed'), isOnSite])
  const held = select(sql`false`).where('duplicateOf', '=', sql<string>`any(${ids}::uuid[])`)
  const twice = select(isListed)
    .where('canonicalUrl', '=', sql<string>`any(${urls})`)
    .where(sql<boolean>`status = 'waiting'`)
  return held.unionAll(twice).orderBy('id', 'desc').execute()
}
