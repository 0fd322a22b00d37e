import { type CategoryJudgement, decideCategory } from '../../domain/categories/decide-category.ts'
import type { KnownCategories } from '../../domain/categories/known-categories.ts'
import type { Categorizing } from '../../domain/feeds/feed.ts'
import type {
  EntryEdit,
  EntryFeed,
  EntryRuling,
  EntryText,
  KnownEntry,
  NewEntry,
} from '../../domain/queue/entry.ts'
import { judgeByRules, type Rule, type Ruling } from '../../domain/rules/rule.ts'
import type { ReadEntry } from '../feed/read-feed.ts'

/** The decision about one entry, with its reason when a rule made it. `hits`: ids of the rules that matched. */
export type ArrivalRuling = EntryRuling & Pick<NewEntry, 'status' | 'reason'> & { hits: string[] }

type ArrivedEntry = Pick<ReadEntry, 'title' | 'description' | 'language' | 'isLinkGuessed'>
export type ArrivingFeed = EntryFeed & {
  publishing: 'at-once' | 'wait'
  categorizing: Categorizing
  language: string | null
  /** The title or address of the other feed that this one seems to have become. */
  became?: string | null
  /** The same of an earlier read, until an editor saves the feed or chooses how it publishes. */
  unconfirmed?: string | null
}

/**
 * Applies the editors' rules and the feed's own setting to a new entry. Its category is the one that its content is sure of,
 * otherwise its feed's; a rule that chooses another outranks both. Neither feed nor rule publishes at the address of another
 * outlet, which would stand under the feed's name (decision 48), or at one that is guessed, or once a feed became another. A
 * rejected entry is stored with the rule's name and listed among the decided entries.
 */
export function ruleOnArrival(
  { title, description, language, isLinkGuessed }: ArrivedEntry,
  { feed, rules, now, judgement, owner }: Arrival,
): ArrivalRuling {
  const { outletId } = feed
  const categoryId = judgement?.isSure ? judgement.category : feed.category
  const ruling = judgeByRules(rules, {
    title,
    description,
    outletId,
    categoryId,
    language: language ?? feed.language,
  })
  const { outcome, rule } = ruling
  const isElsewhere = owner !== null && owner.id !== outletId && outcome !== 'reject'
  const hasReason = outcome === 'reject' || outcome === 'hold'
  const became = feed.became ? ({ code: 'feed-changed', to: feed.became } as const) : null
  const byRule = hasReason && rule ? ({ code: 'by-rule', name: rule.name } as const) : null
  return {
    category: ruling.categoryId ?? feed.category,
    categoryJudgement: ruling.categoryId === categoryId ? judgement : null,
    ruleId: rule?.id ?? null,
    status:
      isElsewhere || ((isLinkGuessed || became) && outcome !== 'reject') ? 'waiting' : statusOf(ruling, feed),
    reason: isElsewhere ? { code: 'address-of', outlet: owner.name } : (byRule ?? became),
    decidedAt: outcome === 'reject' ? now : null,
    hits: ruling.hits,
  }
}

/** `judgement`: by the content of the entry, if that says more than its feed. `owner`: the outlet that has its host. */
type Arrival = {
  feed: ArrivingFeed
  rules: Rule[]
  now: Date
  judgement: CategoryJudgement | null
  owner: { id: string; name: string } | null
}

function statusOf({ outcome }: Ruling, feed: ArrivingFeed) {
  switch (outcome) {
    case 'reject':
      return 'rejected'
    case 'hold':
      return 'waiting'
    case 'publish':
      return 'published'
    case null:
      return feed.publishing === 'at-once' ? 'published' : 'waiting'
  }
}

/** Whether rules judge the edit: readers or editors see the entry, or will, and its words changed. */
export function isForRules(was: KnownEntry, edit: EntryEdit): boolean {
  const isShown = was.status === 'published' && was.newsLinkId !== null
  if (!isShown && was.status !== 'waiting' && was.status !== 'scheduled') return false
  return was.title !== edit.title || was.description !== edit.description
}

export type MatchedEdit = { was: KnownEntry; edit: EntryEdit; rule: Rule }

/** The edits whose words a rule would hold or reject, other than by the rule that did so to the former words. */
export function ruleOnEdits(
  changes: { was: KnownEntry; edit: EntryEdit }[],
  { feed, rules }: { feed: ArrivingFeed; rules: Rule[] },
): MatchedEdit[] {
  const findRule = ({ category, language }: KnownEntry, { title, description }: EntryText) => {
    const { outcome, rule } = judgeByRules(rules, {
      title,
      description,
      outletId: feed.outletId,
      categoryId: category ?? feed.category,
      language: language ?? feed.language,
    })
    return outcome === 'hold' || outcome === 'reject' ? rule : null
  }
  return changes.flatMap(({ was, edit }) => {
    const rule = findRule(was, edit)
    return rule && rule.id !== findRule(was, was)?.id ? [{ was, edit, rule }] : []
  })
}

/** Null for an entry whose content says no more than its feed's category. Judges each entry once, when first asked for it. */
export function categorizeEntries(
  feed: ArrivingFeed,
  { categories, judge }: KnownCategories,
): (entry: ReadEntry) => CategoryJudgement | null {
  if (feed.categorizing === 'by-feed' || categories.length === 0) return () => null
  const given = { judge, usual: feed.category, categories }
  const judged = new Map<string, CategoryJudgement | null>()
  return entry => {
    const { canonicalUrl } = entry
    // As it is stored: editors' decisions are learnt by that language.
    const language = entry.language ?? feed.language
    if (!judged.has(canonicalUrl)) judged.set(canonicalUrl, decideCategory({ ...entry, language }, given))
    return judged.get(canonicalUrl) ?? null
  }
}
