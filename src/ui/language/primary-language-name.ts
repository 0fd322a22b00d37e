import { byLanguage } from '../../text/by-language.ts'
import type { Language } from '../../text/language.ts'
import { primaryLanguage } from '../../text/primary-language.ts'

const names = byLanguage(language => new Intl.DisplayNames(language, { type: 'language', fallback: 'code' }))

/** "English" for `en` and `en-IN`; a text that is no tag, as some feeds give, is shown as it is. */
export function primaryLanguageName(tag: string, language: Language): string {
  const primary = primaryLanguage(tag)
  return /^[a-z]{2,3}$/.test(primary) ? (names(language).of(primary) ?? tag) : tag
}
