import type { Edition, Language } from '../../text/language.ts'
import { primaryLanguageName } from './primary-language-name.ts'

/** A label that names the edition: *Title in Hindi*. */
export function inEdition(
  edition: Edition,
  label: (language: Language, parts: { edition: string }) => string,
): (language: Language) => string {
  return language => label(language, { edition: primaryLanguageName(edition, language) })
}
