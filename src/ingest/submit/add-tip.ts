import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { addEntry, type SubmittedEntry } from '../../domain/queue/arrivals/add-entry.ts'
import { saveTipWords } from '../../domain/queue/arrivals/save-tip-words.ts'
import { judgeByRules } from '../../domain/rules/rule.ts'
import { countRuleHits, listRules } from '../../domain/rules/rule-queries.ts'

/**
 * Editors' rules choose its category, hold or reject it as they do with feeds; none publishes it, since anybody can
 * write a headline that a rule likes: such a tip waits. If its article waits already, its words are kept there.
 */
export async function addTip(db: Db, tip: SubmittedEntry, now: Date): Promise<void> {
  await inTransaction(db, async tx => {
    const { ruled, hits } = await ruleTip(tx, tip)
    const added = await addEntry(tx, { entry: ruled, by: null, now })
    if (added.ok) return countRuleHits(tx, hits, now)
    // Only contributors have a limit, and a tip is nobody's.
    if (added.reason === 'too-many') return
    const { of } = added
    if (of.kind === 'entry' && of.status === 'waiting') await saveTipWords(tx, of.id, wordsOf(tip))
  })
}

function wordsOf({ tipNote = '', tipFrom = '' }: SubmittedEntry) {
  return { note: tipNote, from: tipFrom }
}

async function ruleTip(
  tx: Db,
  tip: SubmittedEntry,
): Promise<{ ruled: SubmittedEntry; hits: Map<string, number> }> {
  const { title, description, outletId, category, language, reason = null } = tip
  const rules = await listRules(tx)
  const ruling = judgeByRules(rules, { title, description, outletId, categoryId: category, language })
  // The last word of one that would publish is that nothing more is asked.
  const acting = ruling.outcome === 'publish' ? ruling.hits.slice(0, -1) : ruling.hits
  const said = ruling.outcome === 'hold' || ruling.outcome === 'reject' ? ruling.rule : null
  const byRule = said && ({ code: 'by-rule', name: said.name } as const)
  const isRejected = ruling.outcome === 'reject'
  return {
    ruled: {
      ...tip,
      category: ruling.categoryId,
      ruleId: acting.at(-1) ?? null,
      status: isRejected ? 'rejected' : 'waiting',
      // A problem with reading the page is more useful to an editor than the rule that holds the entry.
      reason: isRejected ? byRule : (reason ?? byRule),
    },
    hits: new Map(acting.map(id => [id, 1])),
  }
}
