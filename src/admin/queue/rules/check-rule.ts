import { isUuid } from '../../../domain/fields/record-id.ts'
import type { RuleTrial } from '../../../domain/rules/apply-rule.ts'
import type { RuleAction } from '../../../domain/rules/rule.ts'
import type { EditedRule } from '../../../domain/rules/rule-queries.ts'
import { type RuleInput, ruleSchema } from '../../../domain/rules/rule-schema.ts'
import { formatSeries } from '../../../text/format.ts'
import type { Language } from '../../../text/language.ts'
import * as words from '../../../words/queue-rules.ts'
import { type FieldErrors, fieldErrors } from '../../forms/read-form.ts'
import { languageTagName } from '../../widgets/language-tag-name.ts'

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

type Choice = { id: string; name: string }

// A rule is tried on so many entries before it is saved: 20,000 waiting ones take one or two seconds.
export const triedEntries = { latestMax: 500, waitingMax: 20_000 }

// Decided in one transaction with the rule, whose locks others wait for.
export const appliedMax = 1000

export const ruleActions = ['reject', 'hold', 'publish', 'category'] as const satisfies RuleAction[]

type Choices = { outlets: Choice[]; categories: Choice[]; language: Language }

/** "of The Hindu, in Hindi, with “horoscope” or “rashifal”" */
export function describeConditions(rule: EditedRule, { outlets, categories, language }: Choices): string {
  const { outletId, categoryId } = rule
  const conditions = [
    outletId ? words.ofOutlet(language, { outlet: nameOf(outlets, { id: outletId, language }) }) : '',
    categoryId
      ? words.proposedFor(language, { category: nameOf(categories, { id: categoryId, language }) })
      : '',
    rule.language ? words.inLanguage(language, { name: languageTagName(rule.language, language) }) : '',
    describeWords(rule.words, language),
  ]
  return formatSeries(conditions.filter(Boolean), language)
}

function describeWords(all: string[], language: Language): string {
  const [first, ...others] = all.slice(0, 5)
  if (first === undefined) return ''
  const joined = others.reduce(
    (before, word) => words.orWord(language, { before, word }),
    words.quoted(language, { word: first }),
  )
  const count = all.length - 1 - others.length
  return count > 0
    ? words.withWordsAndMore(language, { words: joined, count })
    : words.withWord(language, { words: joined })
}

export function quoteWords(all: string[], language: Language): string {
  return formatSeries(
    all.map(word => words.quoted(language, { word })),
    language,
  )
}

export function describeAction(
  { action, toCategoryId }: EditedRule,
  { categories, language }: Omit<Choices, 'outlets'>,
): string {
  const category = nameOf(categories, { id: toCategoryId ?? '', language })
  return words.action(language, { action, category })
}

function nameOf(choices: Choice[], { id, language }: { id: string; language: Language }): string {
  return choices.find(choice => choice.id === id)?.name ?? words.gone(language)
}
