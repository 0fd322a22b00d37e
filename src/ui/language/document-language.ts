import { type Language, readLanguage } from '../../text/language.ts'

/** The language of the page in the browser, for code that runs outside of its components. */
export function documentLanguage(): Language {
  return readLanguage(document.documentElement.lang)
}
