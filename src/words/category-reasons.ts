// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const chosenByEditors = (language: Language, { category, count, all, section }: { category: string; count: number; all: number; section: string }): string =>
  `editors chose ${category} for ${formatNumber(count, language)} of the last ${formatNumber(all, language)} from ${section} of this feed`

export const inItsAddress = (_: Language, { section }: { section: string }): string =>
  `its address is under ${section}`

export const pageSection = (_: Language, { section }: { section: string }): string =>
  `the page’s section is “${section}”`

export const usual = (language: Language, { count, of, outlet }: { count: number; of: number; outlet: string }): string =>
  `${formatNumber(count, language)} of the last ${formatNumber(of, language)} links from ${outlet} are in it`

export const fed = (_: Language, { outlet }: { outlet: string }): string =>
  `the feeds of ${outlet} fill it`
