import { judgeByRules, type Rule } from './rule.ts'
import type { TriableEntry } from './rule-queries.ts'

type TriedEntry = Pick<TriableEntry, 'id' | 'title' | 'source' | 'status'> & {
  /** The earlier rule that already decided about the entry, so that the tried one does not apply. */
  decidedBy: string | null
}

export type RuleTrial = {
  /** How many entries were tried. */
  looked: number
  /** The entries that the rule would have matched, newest first. */
  matched: TriedEntry[]
}

/** Waiting entries that the rule would decide about: it can be applied to them when it is saved. */
export function listApplicable({ matched }: RuleTrial, action: string): string[] {
  if (action === 'hold') return []
  return matched.flatMap(({ id, status, decidedBy }) =>
    status === 'waiting' && decidedBy === null ? id : [],
  )
}

/** Tries a rule at its position on entries that have already arrived. `rules` are all rules in order, including the tried one. */
export function tryRule(rules: Rule[], triedId: string, entries: TriableEntry[]): RuleTrial {
  const others = rules.filter(({ id }) => id !== triedId)
  const alone = rules.filter(({ id }) => id === triedId).map(rule => ({ ...rule, isOn: true }))
  const inPlace = rules.map(rule => (rule.id === triedId ? { ...rule, isOn: true } : rule))
  // Earlier rules change nothing but an entry's category. This spares most of many waiting entries the other rules.
  const inAnyCategory = alone.map(rule => ({ ...rule, categoryId: null }))
  const publishes = alone.some(({ action }) => action === 'publish')
  const matched = entries.flatMap((entry): TriedEntry[] => {
    // No rule publishes a tip.
    if (publishes && entry.origin === 'tip') return []
    if (judgeByRules(inAnyCategory, entry).hits.length === 0) return []
    const { id, title, source, status } = entry
    if (judgeByRules(inPlace, entry).hits.includes(triedId)) {
      return [{ id, title, source, status, decidedBy: null }]
    }
    if (judgeByRules(alone, entry).hits.length === 0) return []
    return [{ id, title, source, status, decidedBy: judgeByRules(others, entry).rule?.name ?? null }]
  })
  return { looked: entries.length, matched }
}
