import { type Language, localeOf } from './language.ts'

type Category = 'zero' | 'one' | 'two' | 'few' | 'many'

/** The forms of a message by count; `=1` and its like win over the categories of the language. */
export type PluralForms = { other: string } & { [form in Category | `=${number}`]?: string }

const rules = new Map<string, Intl.PluralRules>()

/** The form of a message for a count: 0 feeds, 1 feed. Messages use it; nothing else needs it. */
export function pickPlural(
  language: Language,
  { count, type, forms }: { count: number; type: Intl.PluralRuleType; forms: PluralForms },
): string {
  const exact = forms[`=${count}`]
  if (exact !== undefined) return exact
  const category = rulesOf(language, type).select(count)
  return (category === 'other' ? undefined : forms[category]) ?? forms.other
}

function rulesOf(language: Language, type: Intl.PluralRuleType): Intl.PluralRules {
  const key = `${language} ${type}`
  const known = rules.get(key)
  if (known) return known
  const made = new Intl.PluralRules(localeOf[language], { type })
  rules.set(key, made)
  return made
}
