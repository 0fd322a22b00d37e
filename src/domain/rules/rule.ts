import { containsAnyWord } from './contains-any-word.ts'

// Rules on arrival save editors the decisions that are always the same. They apply in their order: a rule that chooses a
// category is followed by the rules after it; a rule that holds, rejects or publishes ends the judgement.

export type RuleAction = 'category' | 'hold' | 'reject' | 'publish'

type RuleConditions = {
  outletId: string | null
  /** The entry's category when the rule is applied: the feed's, or that of an earlier rule. */
  categoryId: string | null
  language: string | null
  /** Any of these in the headline or the description, as whole words. */
  words: string[]
}

export type Rule = RuleConditions & {
  id: string
  name: string
  isOn: boolean
  action: RuleAction
  toCategoryId: string | null
}

export type RuledEntry = {
  title: string
  description: string
  outletId: string | null
  categoryId: string | null
  language: string | null
}

export type Ruling = {
  /** The category after all rules. */
  categoryId: string | null
  /** The action of the rule that ended the judgement, if any. */
  outcome: Exclude<RuleAction, 'category'> | null
  /** The rule of the outcome; otherwise the last rule that chose the category. */
  rule: Rule | null
  /** Ids of all rules that matched. */
  hits: string[]
}

export function judgeByRules(rules: Rule[], entry: RuledEntry): Ruling {
  const ruling: Ruling = { categoryId: entry.categoryId, outcome: null, rule: null, hits: [] }
  for (const rule of rules) {
    if (!rule.isOn || !meetsConditions(rule, { ...entry, categoryId: ruling.categoryId })) continue
    ruling.hits.push(rule.id)
    ruling.rule = rule
    if (rule.action !== 'category') return { ...ruling, outcome: rule.action }
    ruling.categoryId = rule.toCategoryId
  }
  return ruling
}

function meetsConditions(conditions: RuleConditions, entry: RuledEntry): boolean {
  const { outletId, categoryId, language, words } = conditions
  if (outletId !== null && outletId !== entry.outletId) return false
  if (categoryId !== null && categoryId !== entry.categoryId) return false
  if (language !== null && !isInLanguage(entry.language, language)) return false
  return words.length === 0 || containsAnyWord([entry.title, entry.description], words)
}

/** `hi` includes `hi-IN`. */
function isInLanguage(tag: string | null, language: string): boolean {
  const given = (tag ?? '').toLowerCase()
  const wanted = language.toLowerCase()
  return given === wanted || given.startsWith(`${wanted}-`)
}
