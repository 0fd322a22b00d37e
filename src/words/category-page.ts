// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const heading = (_: Language, { name }: { name: string }): string =>
  `${name} News`

export const subtitle = (_: Language, { name }: { name: string }): string =>
  `Latest news and updates from ${name}`

export const keywords = (_: Language, { name, keywords }: { name: string; keywords: string }): string =>
  `${name}, ${name} news, ${keywords}`

export const articles = (_: Language): string =>
  `Articles`

export const noArticles = (_: Language): string =>
  `No articles found`

export const checkBack = (_: Language): string =>
  `There are currently no articles in this category. Check back soon for updates.`
