import { type CategoryJudgement, decideCategory } from '../../domain/categories/decide-category.ts'
import { openCategoryJudge } from '../../domain/categories/judge-category.ts'
import type { KnownCategories } from '../../domain/categories/known-categories.ts'
import type { FreshEntry } from './find-known.ts'
import type { ArrivingFeed } from './rule-on-arrival.ts'

/** By canonical address, for the entries whose content says more than their feed's category. */
export function categorizeEntries(
  entries: FreshEntry[],
  { feed, known: { categories, learnt } }: { feed: ArrivingFeed; known: KnownCategories },
): Map<string, CategoryJudgement> {
  if (feed.categorizing === 'by-feed' || categories.length === 0) return new Map()
  const given = { judge: openCategoryJudge(categories, learnt), usual: feed.category, categories }
  const judgements = entries.map(({ language, ...entry }) => {
    const article = { ...entry, language: language ?? feed.language }
    return [entry.canonicalUrl, decideCategory(article, given)] as const
  })
  return new Map(judgements.flatMap(([url, judgement]) => (judgement ? [[url, judgement]] : [])))
}
