import { defaultLanguage, type Language } from '../../text/language.ts'
import { primaryLanguage } from '../../text/primary-language.ts'

// Where no feed says the language, the script names its most read one: enough to pick fonts, line height and voice.
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

/** The `lang` and `dir` of a headline on a page in the language `page`; none where it is in that language too. */
export function headlineLanguage(
  title: string,
  language: string | null,
  page: Language = defaultLanguage,
): { lang?: string; dir?: 'rtl' } {
  const lang = language || guessLanguage(title)
  const primary = primaryLanguage(lang)
  if (primary === page) return {}
  return rightToLeft.has(primary) ? { lang, dir: 'rtl' } : { lang }
}

function guessLanguage(title: string): string {
  const letter = title.match(/\p{L}/u)?.[0] ?? ''
  return languageOfScript.find(({ script }) => script.test(letter))?.language ?? 'en'
}
