// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const description = (_: Language, { siteName }: { siteName: string }): string =>
  `What ${siteName} has corrected, with the time of each correction.`

export const subtitle = (_: Language): string =>
  `A correction stands beside its headline for two days, and here for good.`

export const none = (_: Language): string =>
  `Nothing has been corrected yet.`

export const older = (_: Language): string =>
  `Older corrections`

export const correctedOn = (_: Language, { time }: { time: string }): string =>
  `Corrected on ${time}`

export const removed = (_: Language): string =>
  `This headline has been removed from the site since.`
