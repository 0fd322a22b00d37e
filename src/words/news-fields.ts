// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const label = (_: Language, { name }: { name: string }): string =>
  `${name === 'title' ? `Title` : name === 'url' ? `URL` : name === 'source' ? `Source` : name === 'sourceIconUrl' ? `Source icon URL` : name === 'imageUrl' ? `Image URL` : name === 'publishedAt' ? `Published at` : name === 'category' ? `Category` : name === 'description' ? `Description` : name === 'featured' ? `Featured` : name === 'language' ? `Language` : name === 'publishAt' ? `Publish at` : `Take down at`}`

export const yes = (_: Language): string =>
  `yes`

export const no = (_: Language): string =>
  `no`

export const invalidUrl = (_: Language): string =>
  `Please enter a valid URL`
