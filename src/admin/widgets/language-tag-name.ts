import { byLanguage } from '../../text/by-language.ts'
import type { Language } from '../../text/language.ts'

const names = byLanguage(language => new Intl.DisplayNames(language, { type: 'language', fallback: 'code' }))

/** "Hindi" for `hi`; what is no tag, as feeds say "en_IN" and "English (India)", is shown as it is. */
export function languageTagName(tag: string, language: Language): string {
  try {
    return names(language).of(tag) ?? tag
  } catch {
    // The one way to ask whether a tag is one is to ask for its name.
    return tag
  }
}
