import type { RuleAction } from '../../../domain/rules/rule.ts'
import type { EditedRule } from '../../../domain/rules/rule-queries.ts'
import { languageName } from '../../widgets/language-name.ts'

type Choice = { id: string; name: string }

export const actionChoices: { value: RuleAction; label: string }[] = [
  { value: 'reject', label: 'Reject it' },
  { value: 'hold', label: 'Hold it for an editor' },
  { value: 'publish', label: 'Publish it at once' },
  { value: 'category', label: 'Put it into a category' },
]

/** "of The Hindu, in Hindi, with “horoscope” or “rashifal”" */
export function describeConditions(
  { outletId, categoryId, language, words }: EditedRule,
  { outlets, categories }: { outlets: Choice[]; categories: Choice[] },
): string {
  const quoted = words.slice(0, 5).map(word => `“${word}”`)
  const more = words.length > quoted.length ? ` and ${words.length - quoted.length} more` : ''
  return [
    outletId && `of ${nameOf(outlets, outletId)}`,
    categoryId && `proposed for ${nameOf(categories, categoryId)}`,
    language && `in ${languageName(language)}`,
    quoted.length > 0 && `with ${quoted.join(' or ')}${more}`,
  ]
    .filter(Boolean)
    .join(', ')
}

export function describeAction({ action, toCategoryId }: EditedRule, categories: Choice[]): string {
  switch (action) {
    case 'reject':
      return 'Reject'
    case 'hold':
      return 'Hold'
    case 'publish':
      return 'Publish'
    case 'category':
      return `To ${nameOf(categories, toCategoryId ?? '')}`
  }
}

/** The action offered with a saved rule for the entries of its trial that wait. */
export function applyWords(action: string, count: number): string {
  const them = count === 1 ? 'the one that waits' : `the ${count} that wait`
  switch (action) {
    case 'reject':
      return `Also reject ${them}`
    case 'publish':
      return `Also publish ${them}`
    default:
      return `Also move ${them} into the category`
  }
}

export function pastWords(action: string): string {
  switch (action) {
    case 'reject':
      return 'would have been rejected'
    case 'hold':
      return 'would have been held'
    case 'publish':
      return 'would have been published'
    default:
      return 'would have gone into the category'
  }
}

function nameOf(choices: Choice[], id: string): string {
  return choices.find(choice => choice.id === id)?.name ?? 'what is gone'
}
