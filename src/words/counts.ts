// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const outlets = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} outlet`, other: `${formatNumber(count, language)} outlets` } })}`

export const more = (language: Language, { count }: { count: number }): string =>
  `${formatNumber(count, language)} more`

export const articlesFound = (language: Language, { count }: { count: number }): string =>
  `${formatNumber(count, language)} articles found`

export const moreArticlesFound = (language: Language, { count }: { count: number }): string =>
  `${formatNumber(count, language)}+ articles found`
