// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const stories = (_: Language, { siteName }: { siteName: string }): string =>
  `Stories - ${siteName}`

export const storiesAbout = (_: Language): string =>
  `The events that most outlets cover just now.`

export const storyAbout = (_: Language, { siteName }: { siteName: string }): string =>
  `Every article of one story, as it is published on ${siteName}.`

export const coverage = (language: Language, { count, outlet, title }: { count: number; outlet: string; title: string }): string =>
  `${formatNumber(count, language)} outlets cover it. ${outlet}: ${title}`

export const corrections = (_: Language, { siteName }: { siteName: string }): string =>
  `Corrections - ${siteName}`

export const correctionsAbout = (_: Language, { siteName }: { siteName: string }): string =>
  `What ${siteName} has corrected.`

export const correction = (_: Language, { text }: { text: string }): string =>
  `Correction: ${text}`

export const desk = (_: Language, { siteName }: { siteName: string }): string =>
  `${siteName} desk`

export const deskShort = (_: Language): string =>
  `Desk`

export const aboutRatings = (_: Language): string =>
  `About our ratings`
