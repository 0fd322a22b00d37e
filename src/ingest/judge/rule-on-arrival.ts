import type { EntryFeed, EntryRuling, NewEntry } from '../../domain/queue/entry.ts'
import { judgeByRules, type Rule, type Ruling } from '../../domain/rules/rule.ts'

/** The decision about one entry, with its reason when a rule made it. `hits`: ids of the rules that matched. */
export type ArrivalRuling = EntryRuling & Pick<NewEntry, 'status' | 'reason'> & { hits: string[] }

type ArrivedEntry = {
  title: string
  description: string
  language: string | null
}
export type ArrivingFeed = EntryFeed & { publishing: 'at-once' | 'wait'; language: string | null }

/**
 * Applies the editors' rules and the feed's own setting to a new entry. A rejected entry is stored with the rule's name
 * and listed among the decided entries.
 */
export function ruleOnArrival(
  { title, description, language }: ArrivedEntry,
  { feed, rules, now }: { feed: ArrivingFeed; rules: Rule[]; now: Date },
): ArrivalRuling {
  const { outletId, category: categoryId } = feed
  const ruling = judgeByRules(rules, {
    title,
    description,
    outletId,
    categoryId,
    language: language ?? feed.language,
  })
  const { outcome, rule } = ruling
  const hasReason = outcome === 'reject' || outcome === 'hold'
  return {
    category: ruling.categoryId ?? feed.category,
    ruleId: rule?.id ?? null,
    status: statusOf(ruling, feed),
    reason: hasReason && rule ? { code: 'by-rule', name: rule.name } : null,
    decidedAt: outcome === 'reject' ? now : null,
    hits: ruling.hits,
  }
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
