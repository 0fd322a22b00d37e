import type { Language } from './language.ts'

/** One formatter a language, made at its first use: each takes a millisecond to build. */
export function byLanguage<Formatter>(
  make: (language: Language) => Formatter,
): (language: Language) => Formatter {
  const made: { [language in Language]?: Formatter } = {}
  return language => {
    made[language] ??= make(language)
    return made[language]
  }
}
