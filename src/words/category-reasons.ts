// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const chosenByEditors = (language: Language, { category, count, all, section }: { category: string; count: number; all: number; section: string }): string =>
  `editors chose ${category} for ${formatNumber(count, language)} of the last ${formatNumber(all, language)} from ${section} of this feed`

export const inItsAddress = (_: Language, { section }: { section: string }): string =>
  `its address is under ${section}`
