// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const heading = (_: Language): string =>
  `Coverage by outlet`

export const howWeCount = (_: Language): string =>
  `How we count`

export const ratedSide = (_: Language, { side }: { side: string }): string =>
  `${side === 'left' ? `Rated left` : side === 'centre' ? `Rated centre` : `Rated right`}`

export const notRated = (_: Language): string =>
  `Not rated`

export const withArticle = (language: Language, { count }: { count: number }): string =>
  `With an article here: ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} outlet`, other: `${formatNumber(count, language)} outlets` } })}`

export const withoutArticle = (language: Language, { count }: { count: number }): string =>
  `Active, without an article here: ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} outlet`, other: `${formatNumber(count, language)} outlets` } })}`

export const elsewhere = (language: Language, { count, names }: { count: number; names: string }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} more outlet covers`, other: `${formatNumber(count, language)} more outlets cover` } })} it in another language or category: ${names}.`

export const blindOnLeft = <Node,>(language: Language, { b, covering, active, otherCovering, otherActive }: { b: (text: string) => Node; covering: number; active: number; otherCovering: number; otherActive: number }): (string | Node)[] =>
  [b(`Blind spot on the left.`), ` ${formatNumber(covering, language)} of ${formatNumber(active, language)} active outlets rated left have an article here, and ${formatNumber(otherCovering, language)} of ${formatNumber(otherActive, language)} rated right.`]

export const blindOnRight = <Node,>(language: Language, { b, covering, active, otherCovering, otherActive }: { b: (text: string) => Node; covering: number; active: number; otherCovering: number; otherActive: number }): (string | Node)[] =>
  [b(`Blind spot on the right.`), ` ${formatNumber(covering, language)} of ${formatNumber(active, language)} active outlets rated right have an article here, and ${formatNumber(otherCovering, language)} of ${formatNumber(otherActive, language)} rated left.`]

export const fraction = (language: Language, { covering, active }: { covering: number; active: number }): string =>
  `${formatNumber(covering, language)} of ${formatNumber(active, language)}`

export const owners = (language: Language, { outlets, owners }: { outlets: number; owners: number }): string =>
  `${pickPlural(language, { count: outlets, type: 'cardinal', forms: { one: `${formatNumber(outlets, language)} outlet`, other: `${formatNumber(outlets, language)} outlets` } })} of ${pickPlural(language, { count: owners, type: 'cardinal', forms: { one: `${formatNumber(owners, language)} owner`, other: `${formatNumber(owners, language)} owners` } })}`

export const ownersOfSome = (language: Language, { outlets, owners, unknown }: { outlets: number; owners: number; unknown: number }): string =>
  `${pickPlural(language, { count: outlets, type: 'cardinal', forms: { one: `${formatNumber(outlets, language)} outlet`, other: `${formatNumber(outlets, language)} outlets` } })} of ${pickPlural(language, { count: owners, type: 'cardinal', forms: { one: `${formatNumber(owners, language)} owner`, other: `${formatNumber(owners, language)} owners` } })}, and ${formatNumber(unknown, language)} whose owner is not recorded`

export const ownerUnknown = (_: Language): string =>
  `Owner not recorded`

export const moreOwners = (language: Language, { count }: { count: number }): string =>
  `and ${formatNumber(count, language)} more`

export const languages = (_: Language, { shares }: { shares: string }): string =>
  `Languages: ${shares}`

export const regions = (_: Language, { shares }: { shares: string }): string =>
  `Regions: ${shares}`

export const share = (language: Language, { name, count }: { name: string; count: number }): string =>
  `${name} (${formatNumber(count, language)})`

export const notStated = (_: Language): string =>
  `not stated`

export const namesAndMore = (language: Language, { names, count }: { names: string; count: number }): string =>
  `${names} and ${formatNumber(count, language)} more`

export const leanLeftOutlet = (_: Language, { name }: { name: string }): string =>
  `${name} (lean left)`

export const leanRightOutlet = (_: Language, { name }: { name: string }): string =>
  `${name} (lean right)`
