// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const tooManySelected = (language: Language, { most, what }: { most: number; what: string }): string =>
  language === 'hi' ? `कुछ नहीं बदला गया: एक बार में ज़्यादा से ज़्यादा ${formatNumber(most, language)} ${what === 'articles' ? `खबरें` : `फ़ीड`} बदली जा सकती हैं। कम चुनें।` : `Nothing was changed: at most ${formatNumber(most, language)} ${what === 'articles' ? `articles` : `feeds`} can be changed at once. Choose fewer.`

export const filters = (language: Language): string =>
  language === 'hi' ? `फ़िल्टर` : `Filters`

export const clear = (language: Language): string =>
  language === 'hi' ? `फ़िल्टर हटाएँ` : `Clear`

export const older = (language: Language): string =>
  language === 'hi' ? `पुरानी` : `Older`

export const pages = (language: Language): string =>
  language === 'hi' ? `पेज` : `Pages`

export const firstPage = (language: Language): string =>
  language === 'hi' ? `पहला पेज` : `First page`

export const nextPage = (language: Language): string =>
  language === 'hi' ? `अगला पेज` : `Next page`

export const allCategories = (language: Language): string =>
  language === 'hi' ? `सभी श्रेणियाँ` : `All Categories`

export const editRecord = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} को संपादित करें` : `Edit ${name}`

export const deleteRecord = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `${name} को हटाएँ` : `Delete ${name}`

export const nothingSelected = (language: Language): string =>
  language === 'hi' ? `कुछ नहीं चुना गया` : `Nothing selected`

export const selected = (language: Language, { count }: { count: number }): string =>
  language === 'hi' ? `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} चुनी गई`, other: `${formatNumber(count, language)} चुनी गईं` } })}` : `${formatNumber(count, language)} selected`

export const moveToCategory = (language: Language): string =>
  language === 'hi' ? `दूसरी श्रेणी में ले जाएँ` : `Move to category`

export const moveTo = (language: Language): string =>
  language === 'hi' ? `यहाँ ले जाएँ…` : `Move to…`

export const selectAll = (language: Language): string =>
  language === 'hi' ? `सभी चुनें` : `Select all`

export const actions = (language: Language): string =>
  language === 'hi' ? `कार्रवाई` : `Actions`
