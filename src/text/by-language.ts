import type { Language } from './language.ts'

/** Caches one formatter per language, created on first use, because creating one takes a millisecond. */
export function byLanguage<Formatter>(
  make: (language: Language) => Formatter,
): (language: Language) => Formatter {
  const made: { [language in Language]?: Formatter } = {}
  return language => {
    made[language] ??= make(language)
    return made[language]
  }
}
