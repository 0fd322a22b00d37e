import { isUuid } from '../../../domain/fields/record-id.ts'
import type { RuleTrial } from '../../../domain/rules/apply-rule.ts'
import type { RuleAction } from '../../../domain/rules/rule.ts'
import type { EditedRule } from '../../../domain/rules/rule-queries.ts'
import { type RuleInput, ruleSchema } from '../../../domain/rules/rule-schema.ts'
import type { Language } from '../../../text/language.ts'
import * as words from '../../../words/queue-rules.ts'
import { type FieldErrors, fieldErrors } from '../../forms/read-form.ts'

export type RuleResponse = {
  errors: FieldErrors
  /** A problem that prevents saving and belongs to no field. */
  problem: string | null
  trial: ShownTrial | null
  /** The words of the tried rule, as they were read. */
  words: string[]
  /** The signature of the rule that was tried: only that rule can be saved. */
  tried: string
}

/** What the page shows of a trial, which may match 20,000 entries. */
export type ShownTrial = {
  looked: number
  /** The action of the tried rule. */
  action: RuleAction
  /** How many entries the rule would have decided about, and how many it matched. */
  count: number
  matchedCount: number
  /** The newest matched entries. */
  shown: RuleTrial['matched']
  /** The ids of the waiting entries that the rule can be applied to, and how many are left. */
  waiting: string[]
  leftCount: number
}

export const noRuleResponse: RuleResponse = { errors: {}, problem: null, trial: null, words: [], tried: '' }
export function serverAwayResponse(language: Language): RuleResponse {
  return { ...noRuleResponse, problem: words.unanswered(language) }
}

const fields = ['name', 'outletId', 'categoryId', 'language', 'words', 'action', 'toCategoryId'] as const

/** The validated form; equal rules have an equal `signature`. */
export function checkRule(
  texts: Record<string, string>,
  language: Language,
): { ok: true; input: RuleInput; signature: string } | { ok: false; errors: FieldErrors } {
  const parsed = ruleSchema(language).safeParse(texts)
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.error) }
  const { data: input } = parsed
  // The name does not change the effect of a rule.
  const signature = JSON.stringify(fields.filter(name => name !== 'name').map(name => input[name]))
  return { ok: true, input, signature }
}

export type ProposedRule = Pick<RuleFields, 'name' | 'outletId' | 'categoryId' | 'language'>
type RuleFields = Record<(typeof fields)[number], string>

/** The conditions that an address proposes for a new rule, taken from the entry it was started from. */
export function readProposedRule(params: URLSearchParams): ProposedRule {
  const idOf = (name: string) => (isUuid(params.get(name) ?? '') ? (params.get(name) ?? '') : '')
  return {
    name: (params.get('name') ?? '').replaceAll('\0', '').slice(0, 200),
    outletId: idOf('outletId'),
    categoryId: idOf('categoryId'),
    language: (params.get('language') ?? '').replaceAll('\0', '').slice(0, 20),
  }
}

export function ruleFields(rule: EditedRule | null, proposed?: ProposedRule): RuleFields {
  return {
    name: rule?.name ?? proposed?.name ?? '',
    outletId: rule?.outletId ?? proposed?.outletId ?? '',
    categoryId: rule?.categoryId ?? proposed?.categoryId ?? '',
    language: rule?.language ?? proposed?.language ?? '',
    words: rule?.words.join('\n') ?? '',
    action: rule?.action ?? 'reject',
    toCategoryId: rule?.toCategoryId ?? '',
  }
}
