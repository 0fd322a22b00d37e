// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const next = (_: Language): string =>
  `Next row`

export const previous = (_: Language): string =>
  `Previous row`

export const accept = (_: Language): string =>
  `Accept the proposal`

export const reject = (_: Language): string =>
  `Not the same`

export const pin = (_: Language): string =>
  `Pin the story to the front page`

export const open = (_: Language): string =>
  `Open the story`

export const acceptAll = (_: Language): string =>
  `Accept all proposals of this story`

export const merge = (_: Language): string =>
  `Merge with another story, or move there`
