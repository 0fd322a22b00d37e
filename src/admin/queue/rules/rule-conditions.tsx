import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-rules.ts'
import { RuleField, RuleSelect } from './rule-field.tsx'

type Choices = { value: string; label: string }[]

/** The conditions of a rule: all that are given must match. */
export function RuleConditions({
  outlets,
  categories,
  ...common
}: Pick<Parameters<typeof RuleField>[0], 'values' | 'errors'> & { outlets: Choices; categories: Choices }) {
  const language = useLanguage()
  return (
    <>
      <h2 className="mt-6 mb-2 text-base font-semibold">{words.conditions(language)}</h2>
      <RuleSelect
        {...common}
        name="outletId"
        label={words.outlet(language)}
        none={words.anyOutlet(language)}
        choices={outlets}
      />
      <RuleField
        {...common}
        name="words"
        label={words.words(language)}
        rows={4}
        hint={words.wordsHint(language)}
      />
      <RuleSelect
        {...common}
        name="categoryId"
        label={words.proposedCategory(language)}
        none={words.anyCategory(language)}
        choices={categories}
      />
      <RuleField
        {...common}
        name="language"
        label={words.language(language)}
        hint={words.languageHint(language)}
      />
    </>
  )
}
