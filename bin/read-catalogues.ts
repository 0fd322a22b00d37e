import { readFileSync } from 'node:fs'
import { type Language, languages } from '../src/text/language.ts'
import type { Catalogue } from './compile-messages.ts'

/** The texts of messages/, by language. */
export function readCatalogues(): Record<Language, Catalogue> {
  const catalogues = languages.map(language => {
    const file = new URL(`../messages/${language}.json`, import.meta.url)
    return [language, JSON.parse(readFileSync(file, 'utf8'))]
  })
  return Object.fromEntries(catalogues)
}
