// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const home = (_: Language): string =>
  `Home`

export const allHeadlines = (_: Language): string =>
  `All headlines`

export const stories = (_: Language): string =>
  `Stories`

export const search = (_: Language): string =>
  `Search`

export const about = (_: Language): string =>
  `About Us`

export const contact = (_: Language): string =>
  `Contact Us`

export const privacy = (_: Language): string =>
  `Privacy Policy`

export const terms = (_: Language): string =>
  `Terms of Service`

export const aboutRatings = (_: Language): string =>
  `About ratings`

export const tip = (_: Language): string =>
  `Send a tip`

export const corrections = (_: Language): string =>
  `Corrections`

export const editorialLog = (_: Language): string =>
  `Editorial log`

export const rss = (_: Language): string =>
  `RSS`
