import type { Db } from '../../database/connect.ts'
import type { EntryFeed, EntryRuling, NewEntry } from '../../domain/queue/entry.ts'
import { judgeByRules, type Ruling } from '../../domain/rules/rule.ts'
import { countRuleHits, listRules } from '../../domain/rules/rule-queries.ts'

/** What becomes of one entry on arrival, and why, where a rule says so. */
export type ArrivalRuling = EntryRuling & Pick<NewEntry, 'status' | 'reason'>

export type ArrivedEntry = {
  canonicalUrl: string
  title: string
  description: string
  language: string | null
}
export type ArrivingFeed = EntryFeed & { publishing: 'at-once' | 'wait'; language: string | null }

/**
 * What the editors' rules and the feed itself say of entries that nobody has judged yet, by canonical address; what the
 * rules hit is counted. An entry that a rule rejects is kept with the rule's name, and can be found among the decided.
 */
export async function applyRules(
  tx: Db,
  { feed, entries, now }: { feed: ArrivingFeed; entries: ArrivedEntry[]; now: Date },
): Promise<Map<string, ArrivalRuling>> {
  if (entries.length === 0) return new Map()
  const rules = await listRules(tx)
  const hits = new Map<string, number>()
  const rulings = new Map<string, ArrivalRuling>()
  for (const entry of entries) {
    const ruling = judgeByRules(rules, toRuled(entry, feed))
    for (const id of ruling.hits) hits.set(id, (hits.get(id) ?? 0) + 1)
    rulings.set(entry.canonicalUrl, toArrivalRuling(ruling, feed, now))
  }
  await countRuleHits(tx, hits, now)
  return rulings
}

/** The canonical addresses of those that the rules and the feed would publish; counts no hits. */
export async function listToPublish(
  tx: Db,
  { feed, entries }: { feed: ArrivingFeed; entries: ArrivedEntry[] },
): Promise<Set<string>> {
  const rules = await listRules(tx)
  const published = entries.filter(
    entry => statusOf(judgeByRules(rules, toRuled(entry, feed)), feed) === 'published',
  )
  return new Set(published.map(entry => entry.canonicalUrl))
}

function toRuled({ title, description, language }: ArrivedEntry, feed: ArrivingFeed) {
  const { outletId, category: categoryId } = feed
  return { title, description, outletId, categoryId, language: language ?? feed.language }
}

function toArrivalRuling(ruling: Ruling, feed: ArrivingFeed, now: Date): ArrivalRuling {
  const { outcome, rule } = ruling
  const isTold = outcome === 'reject' || outcome === 'hold'
  return {
    category: ruling.categoryId ?? feed.category,
    ruleId: rule?.id ?? null,
    status: statusOf(ruling, feed),
    reason: isTold && rule ? `By the rule “${rule.name}”` : null,
    decidedAt: outcome === 'reject' ? now : null,
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
