import { byLanguage, type Language } from '../../text/language.ts'

const names = byLanguage(language => new Intl.DisplayNames(language, { type: 'language', fallback: 'code' }))

/** "Hindi" for `hi`; an invalid tag, such as "en_IN" and "English (India)" in feeds, is shown unchanged. */
export function languageTagName(tag: string, language: Language): string {
  try {
    return names(language).of(tag) ?? tag
  } catch {
    // Requesting the name is the only way to validate a tag.
    return tag
  }
}
