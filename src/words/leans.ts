// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const left = (_: Language): string =>
  `Left`

export const leanLeft = (_: Language): string =>
  `Lean left`

export const centre = (_: Language): string =>
  `Centre`

export const leanRight = (_: Language): string =>
  `Lean right`

export const right = (_: Language): string =>
  `Right`

export const notRated = (_: Language): string =>
  `Not rated`

export const inSentence = (_: Language, { lean }: { lean: string }): string =>
  `${lean === 'left' ? `left` : lean === 'leanLeft' ? `lean left` : lean === 'centre' ? `centre` : lean === 'leanRight' ? `lean right` : lean === 'right' ? `right` : `not rated`}`
