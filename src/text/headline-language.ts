import { defaultLanguage, type Language } from './language.ts'
import { primaryLanguage } from './primary-language.ts'

// If the feed declares no language, the script's most widely read one is used: enough to choose fonts, line height and
// voice.
const languageOfScript = [
  { language: 'hi', script: /\p{Script=Devanagari}/u },
  { language: 'ta', script: /\p{Script=Tamil}/u },
  { language: 'bn', script: /\p{Script=Bengali}/u },
  { language: 'te', script: /\p{Script=Telugu}/u },
  { language: 'kn', script: /\p{Script=Kannada}/u },
  { language: 'ml', script: /\p{Script=Malayalam}/u },
  { language: 'gu', script: /\p{Script=Gujarati}/u },
  { language: 'pa', script: /\p{Script=Gurmukhi}/u },
  { language: 'or', script: /\p{Script=Oriya}/u },
  { language: 'ur', script: /\p{Script=Arabic}/u },
]

const rightToLeft = new Set(['ur', 'ar', 'fa', 'ks', 'sd', 'ps', 'he'])

/** The `lang` and `dir` of a headline on a page in the language `page`; omitted if the headline is in that language. */
export function headlineLanguage(
  title: string,
  language: string | null,
  page: Language = defaultLanguage,
): { lang?: string; dir?: 'rtl' } {
  const lang = language || guessLanguage(title)
  if (primaryLanguage(lang) === page) return {}
  return directionOf(lang) === 'rtl' ? { lang, dir: 'rtl' } : { lang }
}

/** The writing direction of a language tag. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  return rightToLeft.has(primaryLanguage(lang)) ? 'rtl' : 'ltr'
}

function guessLanguage(title: string): string {
  const letter = title.match(/\p{L}/u)?.[0] ?? ''
  return languageOfScript.find(({ script }) => script.test(letter))?.language ?? 'en'
}
