import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { addEntry, type SubmittedEntry } from '../../domain/queue/arrivals/add-entry.ts'
import { saveTipWords } from '../../domain/queue/arrivals/arriving-tips.ts'
import { judgeByRules } from '../../domain/rules/rule.ts'
import { countRuleHits, listRules } from '../../domain/rules/rule-queries.ts'

/**
 * Applies the editors' rules to a tip: they choose its category, hold it or reject it, as for feeds. No rule publishes a
 * tip, because anybody can write a headline that a rule matches; such a tip waits. If its article is already waiting,
 * the tip's note is saved there.
 */
export async function addTip(db: Db, tip: SubmittedEntry, now: Date): Promise<void> {
  await inTransaction(db, async tx => {
    const { ruled, hits } = await ruleTip(tx, tip)
    const added = await addEntry(tx, { entry: ruled, by: null, now })
    if (added.ok) return countRuleHits(tx, hits, now)
    // Only contributors have a limit, and a tip belongs to no account.
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
  // A rule that would publish does nothing here, so it is not counted as a match.
  const effectiveHits = ruling.outcome === 'publish' ? ruling.hits.slice(0, -1) : ruling.hits
  const decidingRule = ruling.outcome === 'hold' || ruling.outcome === 'reject' ? ruling.rule : null
  const byRule = decidingRule && ({ code: 'by-rule', name: decidingRule.name } as const)
  const isRejected = ruling.outcome === 'reject'
  return {
    ruled: {
      ...tip,
      category: ruling.categoryId,
      categoryJudgement: ruling.categoryId === category ? tip.categoryJudgement : null,
      ruleId: effectiveHits.at(-1) ?? null,
      status: isRejected ? 'rejected' : 'waiting',
      // A problem with reading the page helps an editor more than the rule that holds the entry.
      reason: isRejected ? byRule : (reason ?? byRule),
    },
    hits: new Map(effectiveHits.map(id => [id, 1])),
  }
}
