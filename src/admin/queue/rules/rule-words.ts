import type { RuleAction } from '../../../domain/rules/rule.ts'
import type { EditedRule } from '../../../domain/rules/rule-queries.ts'
import { formatSeries } from '../../../text/format.ts'
import type { Language } from '../../../text/language.ts'
import * as words from '../../../words/queue-rules.ts'
import { languageTagName } from '../../widgets/language-tag-name.ts'

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
