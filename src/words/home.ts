// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const featured = (_: Language): string =>
  `Featured`

export const noFeatured = (_: Language): string =>
  `No featured news available.`

export const moreTopStories = (_: Language): string =>
  `More top stories`

export const latest = (_: Language): string =>
  `Latest News`

export const noLatest = (_: Language): string =>
  `No latest headlines available.`

export const mostRead = (_: Language): string =>
  `Most Read`

export const otherLanguages = (_: Language): string =>
  `Other languages`

export const featuredStories = (_: Language): string =>
  `Featured Stories`

export const noStories = (_: Language): string =>
  `No stories available.`

export const mostCovered = (_: Language): string =>
  `Most covered`

export const categories = (_: Language): string =>
  `Categories`

export const noCategories = (_: Language): string =>
  `No categories available.`

export const preview = (_: Language): string =>
  `Preview`

export const indexDescription = (_: Language, { siteDescription }: { siteDescription: string }): string =>
  `The latest headlines of every category on one page. ${siteDescription}`
