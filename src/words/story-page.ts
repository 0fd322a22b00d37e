// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const facts = <Node,>(language: Language, { outlets, articles, began, added }: { outlets: number; articles: number; began: (text: string) => Node; added: (text: string) => Node }): (string | Node)[] =>
  [`${pickPlural(language, { count: outlets, type: 'cardinal', forms: { one: `${formatNumber(outlets, language)} outlet`, other: `${formatNumber(outlets, language)} outlets` } })}, ${pickPlural(language, { count: articles, type: 'cardinal', forms: { one: `${formatNumber(articles, language)} article`, other: `${formatNumber(articles, language)} articles` } })}. Began `, began(``), `, last added to `, added(``), `.`]

export const description = (language: Language, { count, names }: { count: number; names: string }): string =>
  `One story as ${formatNumber(count, language)} outlets report it: ${names}.`

export const olderHeadlines = (_: Language): string =>
  `Older headlines`

export const everyHeadline = (_: Language): string =>
  `Every headline`

export const lead = (_: Language): string =>
  `Lead article`

export const readArticle = (_: Language, { outlet }: { outlet: string }): string =>
  `Read full article at ${outlet}`

export const agencyCopy = (_: Language): string =>
  `agency's copy`

export const rated = (_: Language, { lean }: { lean: string }): string =>
  `${lean === 'left' ? `rated left` : lean === 'leanLeft' ? `rated lean left` : lean === 'centre' ? `rated centre` : lean === 'leanRight' ? `rated lean right` : lean === 'right' ? `rated right` : `not rated`}`

export const timeline = (_: Language): string =>
  `When outlets began to report`

export const first = <Node,>(_: Language, { b, outlet, at }: { b: (text: string) => Node; outlet: string; at: (text: string) => Node }): (string | Node)[] =>
  [b(`${outlet}`), ` was first, `, at(``), `.`]

export const firstOfMany = <Node,>(language: Language, { b, outlet, at, count }: { b: (text: string) => Node; outlet: string; at: (text: string) => Node; count: number }): (string | Node)[] =>
  [b(`${outlet}`), ` was first, `, at(``), `. ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} other outlet`, other: `${formatNumber(count, language)} other outlets` } })} followed within three hours.`]

export const step = <Node,>(language: Language, { b, count, names }: { b: (text: string) => Node; count: number; names: string }): (string | Node)[] =>
  [b(`${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} outlet`, other: `${formatNumber(count, language)} outlets` } })}`), `: ${names}`]

export const stepOfMany = <Node,>(language: Language, { b, count, names, more }: { b: (text: string) => Node; count: number; names: string; more: number }): (string | Node)[] =>
  [b(`${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} outlet`, other: `${formatNumber(count, language)} outlets` } })}`), `: ${names} and ${formatNumber(more, language)} more`]
