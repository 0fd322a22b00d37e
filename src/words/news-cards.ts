// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const more = <Node,>(_: Language, { hidden, category }: { hidden: (text: string) => Node; category: string }): (string | Node)[] =>
  [`More`, hidden(` ${category}`)]

export const emptyCategory = (_: Language): string =>
  `There are currently no articles in this category.`

export const readArticle = (_: Language): string =>
  `Read full article`

export const corrected = (_: Language): string =>
  `corrected`

export const correction = (_: Language): string =>
  `Correction`

export const andMoreOutlets = (language: Language, { count }: { count: number }): string =>
  `and ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more outlet`, other: `${formatNumber(count, language)} more outlets` } })}`
