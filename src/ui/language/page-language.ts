import { defaultLanguage, type Language, readLanguage } from '../../text/language.ts'

/** The language of the page in a browser, for what runs outside of components. */
export function pageLanguage(): Language {
  return typeof document === 'undefined' ? defaultLanguage : readLanguage(document.documentElement.lang)
}
