// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const sharedWords = (language: Language, { words, per100000 }: { words: string; per100000: number }): string =>
  `“${words}”, in ${formatNumber(per100000, language)} of 100,000 headlines`

export const hoursApart = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { '=0': `less than an hour apart`, one: `${formatNumber(count, language)} hour apart`, other: `${formatNumber(count, language)} hours apart` } })}`

export const outlets = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} outlet`, other: `${formatNumber(count, language)} outlets` } })}`

export const namesAcrossScripts = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} name that sounds alike in both scripts`, other: `${formatNumber(count, language)} names that sound alike in both scripts` } })}`

export const agencyCopy = (_: Language): string =>
  `the same agency text`

export const noAgencyCopy = (_: Language): string =>
  `not the agency’s text`

export const unlikeTheOthers = (language: Language, { leaving, of, percent }: { leaving: number; of: number; percent: number }): string =>
  `${formatNumber(leaving, language)} of ${pickPlural(language, { count: of, type: 'cardinal', forms: { one: `${formatNumber(of, language)} article`, other: `${formatNumber(of, language)} articles` } })} ${pickPlural(language, { count: leaving, type: 'cardinal', forms: { one: `has`, other: `have` } })} little in common with the others; the nearest two tell one event with a probability of ${formatNumber(percent, language)} %`
