import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { slicePage, type TimeKey } from '../../database/slice-page.ts'
import { compareNames } from '../../text/compare-names.ts'
import { listedNames } from '../articles/article-fields.ts'
import { standingCategory } from '../articles/entry-status.ts'
import type { QueueEntry, QueueSort } from './queue-entry.ts'

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
