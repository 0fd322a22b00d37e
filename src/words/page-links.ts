// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const label = (_: Language): string =>
  `Pages`

export const newest = (_: Language): string =>
  `Newest`

export const moreArticles = (_: Language): string =>
  `More articles`
