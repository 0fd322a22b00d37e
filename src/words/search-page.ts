// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const description = (_: Language): string =>
  `Search the headlines, descriptions and sources of every article on this site.`

export const searchArticles = (_: Language): string =>
  `Search articles`

export const category = (_: Language): string =>
  `Category`

export const allCategories = (_: Language): string =>
  `All Categories`

export const submit = (_: Language): string =>
  `Search`

export const results = (_: Language): string =>
  `Search Results`

export const cutAt = (language: Language, { count }: { count: number }): string =>
  `Searched for the first ${formatNumber(count, language)} letters.`

export const noResults = (_: Language): string =>
  `No results found`

export const advice = (_: Language): string =>
  `We couldn't find any articles matching your search criteria. Try using different keywords or removing filters.`
