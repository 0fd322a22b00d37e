import { defaultLanguage, type Language, readLanguage } from '../../text/language.ts'

/** The page's language in a browser, for code outside components. */
export function pageLanguage(): Language {
  return typeof document === 'undefined' ? defaultLanguage : readLanguage(document.documentElement.lang)
}
