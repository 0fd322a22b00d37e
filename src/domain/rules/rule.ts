import { containsWords } from './contains-words.ts'

// Rules on arrival: they spare an editor the decisions that are always the same. They are asked in their order; one
// that chooses a category leaves the rest to those after it, one that holds, rejects or publishes has the last word.

export type RuleAction = 'category' | 'hold' | 'reject' | 'publish'

export type RuleConditions = {
  outletId: string | null
  /** The category that is proposed when the rule is asked: the feed's, or that of a rule before it. */
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
  /** The category that is proposed after all rules. */
  categoryId: string | null
  /** The last word, where a rule had it. */
  outcome: Exclude<RuleAction, 'category'> | null
  /** Whose word it was; else the last rule that chose the category. */
  rule: Rule | null
  /** Ids of all rules that had something to say. */
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
  return words.length === 0 || containsWords([entry.title, entry.description], words)
}

/** `hi` is meant for `hi-IN` too. */
function isInLanguage(tag: string | null, language: string): boolean {
  const given = (tag ?? '').toLowerCase()
  const wanted = language.toLowerCase()
  return given === wanted || given.startsWith(`${wanted}-`)
}
