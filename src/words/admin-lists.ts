// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const tooManySelected = (language: Language, { most, what }: { most: number; what: string }): string =>
  `Nothing was changed: at most ${formatNumber(most, language)} ${what === 'articles' ? `articles` : `feeds`} can be changed at once. Choose fewer.`

export const filters = (_: Language): string =>
  `Filters`

export const clear = (_: Language): string =>
  `Clear`

export const older = (_: Language): string =>
  `Older`

export const pages = (_: Language): string =>
  `Pages`

export const firstPage = (_: Language): string =>
  `First page`

export const nextPage = (_: Language): string =>
  `Next page`

export const allCategories = (_: Language): string =>
  `All Categories`

export const editRecord = (_: Language, { name }: { name: string }): string =>
  `Edit ${name}`

export const deleteRecord = (_: Language, { name }: { name: string }): string =>
  `Delete ${name}`

export const nothingSelected = (_: Language): string =>
  `Nothing selected`

export const selected = (language: Language, { count }: { count: number }): string =>
  `${formatNumber(count, language)} selected`

export const moveToCategory = (_: Language): string =>
  `Move to category`

export const moveTo = (_: Language): string =>
  `Move to…`

export const selectAll = (_: Language): string =>
  `Select all`

export const actions = (_: Language): string =>
  `Actions`
