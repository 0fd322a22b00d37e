import { byLanguage, type Edition, type Language, primaryLanguage } from '../../text/language.ts'

const names = byLanguage(language => new Intl.DisplayNames(language, { type: 'language', fallback: 'code' }))

/** "English" for `en` and `en-IN`; text that is not a language tag, as some feeds send, is shown unchanged. */
export function primaryLanguageName(tag: string, language: Language): string {
  const primary = primaryLanguage(tag)
  return /^[a-z]{2,3}$/.test(primary) ? (names(language).of(primary) ?? tag) : tag
}

/** A label that names the edition: *Title in Hindi*. */
export function inEdition(
  edition: Edition,
  label: (language: Language, parts: { edition: string }) => string,
): (language: Language) => string {
  return language => label(language, { edition: primaryLanguageName(edition, language) })
}
