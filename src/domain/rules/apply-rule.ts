import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { decideEntries } from '../queue/decide-entries.ts'
import type { SeenEntry } from '../queue/open-entries.ts'
import { publishEntries } from '../queue/publish-entries.ts'
import { judgeByRules, type Rule } from './rule.ts'
import type { TriableEntry } from './rule-queries.ts'
import { catchGone, type SaveRuleResult } from './write-rule.ts'

/** Saves a rule and applies it in one batch to the listed entries that it still matches; `listApplicable` runs in the transaction. */
export async function saveAndApplyRule(
  db: Db,
  { rule, listed, listApplicable, save, ...editor }: SavedApplication,
): Promise<SaveRuleResult> {
  return catchGone(db, async tx => {
    const applicable = new Set(listed.length > 0 ? await listApplicable(tx) : [])
    const entryIds = listed.filter(id => applicable.has(id))
    const saved = await save(tx)
    if (saved.ok) await applyRule(tx, { rule, entryIds, ...editor, batchId: saved.batchId })
    return saved
  })
}

type SavedApplication = Omit<Application, 'entryIds' | 'batchId'> & {
  listed: string[]
  listApplicable: (tx: Db) => Promise<string[]>
  save: (tx: Db) => Promise<SaveRuleResult>
}

type Application = {
  rule: Pick<Rule, 'action' | 'toCategoryId'>
  entryIds: string[]
  by: Authorized
  now: Date
  /** The batch that saved the rule, so that one undo reverts both. */
  batchId: string
}

/** Does to waiting entries what the rule does on arrival: it publishes neither tips nor articles that another outlet printed too. */
export async function applyRule(tx: Db, { rule, entryIds, ...decision }: Application): Promise<void> {
  const publishable = sql<boolean>`origin = 'feed' and duplicate_rule is null`
  const entries: SeenEntry[] = await tx
    .selectFrom('entries')
    .select(['id', 'version'])
    .where('id', '=', sql<string>`any(${entryIds}::uuid[])`)
    .where('status', '=', 'waiting')
    .where(rule.action === 'publish' ? publishable : sql<boolean>`true`)
    .orderBy('id')
    .execute()
  if (entries.length === 0) return
  switch (rule.action) {
    case 'publish':
      await publishEntries(tx, { entries, ...decision })
      return
    case 'reject':
      await decideEntries(tx, { entries, decision: { action: 'reject' }, ...decision })
      return
    case 'category':
      await decideEntries(tx, {
        entries,
        ...decision,
        decision: { action: 'move', category: rule.toCategoryId ?? '' },
      })
      return
    case 'hold':
      // The entries are waiting already.
      return
  }
}

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
