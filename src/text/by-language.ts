import type { Language } from './language.ts'

/** One formatter a language, made at its first use: each takes a millisecond to build. */
export function byLanguage<Formatter>(
  make: (language: Language) => Formatter,
): (language: Language) => Formatter {
  const made = new Map<Language, Formatter>()
  return language => {
    const known = made.get(language) ?? make(language)
    made.set(language, known)
    return known
  }
}
