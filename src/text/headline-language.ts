import { guessLanguage } from './detect-language.ts'
import { defaultLanguage, type Language } from './language.ts'
import { primaryLanguage } from './primary-language.ts'

const latinLetter = /\p{Script=Latin}/u
const otherLetter = /[^\P{L}\p{Script=Latin}]/u
const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

const rightToLeft = new Set(['ur', 'ar', 'fa', 'ks', 'sd', 'ps', 'he'])

/** The `lang` and `dir` of a headline on a page in the language `page`; omitted if the headline is in that language. */
export function headlineLanguage(
  title: string,
  language: string | null,
  page: Language = defaultLanguage,
): { lang?: string; dir?: 'rtl' } {
  // Outlets declare Urdu for headlines in English, too.
  const isLatin = latinLetter.test(title) && !otherLetter.test(title)
  const lang = (isLatin ? '' : language) || (guessLanguage(title, language) ?? 'en')
  if (primaryLanguage(lang) === page) return {}
  return directionOf(lang) === 'rtl' && rightToLeftLetter.test(title) ? { lang, dir: 'rtl' } : { lang }
}

/** The writing direction of a language tag. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  return rightToLeft.has(primaryLanguage(lang)) ? 'rtl' : 'ltr'
}
