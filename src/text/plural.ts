import { byLanguage } from './by-language.ts'
import { type Language, localeOf } from './language.ts'

type Category = 'zero' | 'one' | 'two' | 'few' | 'many'

/** The forms of a message by count; `=1` and its like win over the categories of the language. */
export type PluralForms = { other: string } & { [form in Category | `=${number}`]?: string }

const rules = {
  cardinal: byLanguage(language => new Intl.PluralRules(localeOf[language], { type: 'cardinal' })),
  ordinal: byLanguage(language => new Intl.PluralRules(localeOf[language], { type: 'ordinal' })),
}

/** The form of a message for a count: 0 feeds, 1 feed. Messages use it; nothing else needs it. */
export function pickPlural(
  language: Language,
  { count, type, forms }: { count: number; type: Intl.PluralRuleType; forms: PluralForms },
): string {
  const exact = forms[`=${count}`]
  if (exact !== undefined) return exact
  const category = rules[type](language).select(count)
  return (category === 'other' ? undefined : forms[category]) ?? forms.other
}
