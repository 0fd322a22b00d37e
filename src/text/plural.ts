import { byLanguage, type Language, localeOf } from './language.ts'

type Category = 'zero' | 'one' | 'two' | 'few' | 'many'

/** A message's plural forms; exact ones such as `=1` take precedence over the language's categories. */
type PluralForms = { other: string } & { [form in Category | `=${number}`]?: string }

const rules = {
  cardinal: byLanguage(language => new Intl.PluralRules(localeOf[language], { type: 'cardinal' })),
  ordinal: byLanguage(language => new Intl.PluralRules(localeOf[language], { type: 'ordinal' })),
}

/** Picks a message's form for a count: 0 feeds, 1 feed. Only messages use it. */
export function pickPlural(
  language: Language,
  { count, type, forms }: { count: number; type: Intl.PluralRuleType; forms: PluralForms },
): string {
  const exact = forms[`=${count}`]
  if (exact !== undefined) return exact
  const category = rules[type](language).select(count)
  return (category === 'other' ? undefined : forms[category]) ?? forms.other
}
