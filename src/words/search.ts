// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (_: Language): string =>
  `Search`

export const description = (_: Language): string =>
  `Search the headlines, descriptions and sources of every article on this site.`

export const searchArticles = (_: Language): string =>
  `Search articles`

export const category = (_: Language): string =>
  `Category`

export const allCategories = (_: Language): string =>
  `All Categories`

export const submit = (_: Language): string =>
  `Search`

export const results = (_: Language): string =>
  `Search Results`

export const resultCount = (language: Language, { total, capped }: { total: number; capped: string }): string =>
  `${formatNumber(total, language)}${capped === 'yes' ? `+` : ``} articles found`

export const cut = (language: Language, { count }: { count: number }): string =>
  `Searched for the first ${formatNumber(count, language)} letters.`

export const nothing = (_: Language): string =>
  `No results found`

export const tryOther = (_: Language): string =>
  `We couldn't find any articles matching your search criteria. Try using different keywords or removing filters.`

export const stories = (_: Language): string =>
  `Stories`

export const outlets = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} outlet`, other: `${formatNumber(count, language)} outlets` } })}`
