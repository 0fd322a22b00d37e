import { type CategoryJudgement, decideCategory } from '../../domain/categories/decide-category.ts'
import type { KnownCategories } from '../../domain/categories/known-categories.ts'
import type { FreshEntry } from './find-known.ts'
import type { ArrivingFeed } from './rule-on-arrival.ts'

/** Null for an entry whose content says no more than its feed's category. Judges each entry once, when first asked for it. */
type Categorize = (entry: FreshEntry) => CategoryJudgement | null

export function categorizeEntries({
  feed,
  known: { categories, judge },
}: {
  feed: ArrivingFeed
  known: KnownCategories
}): Categorize {
  if (feed.categorizing === 'by-feed' || categories.length === 0) return () => null
  const given = { judge, usual: feed.category, categories }
  const judged = new Map<string, CategoryJudgement | null>()
  return entry => {
    const before = judged.get(entry.canonicalUrl)
    if (before !== undefined) return before
    // As it is stored: editors' decisions are learnt by that language.
    const judgement = decideCategory({ ...entry, language: entry.language ?? feed.language }, given)
    judged.set(entry.canonicalUrl, judgement)
    return judgement
  }
}
