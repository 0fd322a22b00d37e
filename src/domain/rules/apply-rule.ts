import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { decideEntries } from '../queue/decide-entries.ts'
import type { SeenEntry } from '../queue/open-entries.ts'
import { publishEntries } from '../queue/publish-entries.ts'
import type { Rule } from './rule.ts'
import { catchGone, type SaveRuleResult } from './write-rule.ts'

/**
 * Saves a rule and applies it to the listed entries that it still matches, in one batch: an entry may have been decided or
 * renamed since the editor saw it listed. `listApplicable` is called in the transaction.
 */
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

/**
 * Does to waiting entries what the rule does on arrival. Like a rule, it publishes neither tips nor articles that another
 * outlet printed too.
 */
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
