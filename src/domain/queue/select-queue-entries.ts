import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { listedNames } from '../articles/article-fields.ts'
import { standingCategory } from '../entries/entry-state-columns.ts'
import type { QueueEntry } from './queue-entry.ts'

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
      // The shape that `save-tip-words.ts` writes.
      .select(sql<QueueEntry['moreTips']>`entries.more_tips`.as('moreTips'))
      .select(['newsLinks.title as linkTitle', 'newsLinks.url as linkUrl'])
      .select(['first.title as firstTitle', 'first.url as firstUrl', 'first.status as firstStatus'])
  )
}

export function newestFirst(query: ReturnType<typeof selectQueueEntries>) {
  return query.orderBy('entries.queuedAt', 'desc').orderBy('entries.id', 'desc')
}

export type QueueRow = Awaited<ReturnType<ReturnType<typeof selectQueueEntries>['executeTakeFirstOrThrow']>>
