// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const next = (_: Language): string =>
  `Next candidate`

export const previous = (_: Language): string =>
  `Candidate before`

export const pin = (_: Language): string =>
  `Pin the candidate`

export const undo = (_: Language): string =>
  `Undo the last change`

export const preview = (_: Language): string =>
  `Preview`

export const publish = (_: Language): string =>
  `Publish the front page`

export const pinRow = (_: Language): string =>
  `Pin to the front page`
