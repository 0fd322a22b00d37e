import { defaultLanguage, type Language, primaryLanguage } from './language.ts'

// Detects a language by its script, for entries whose feed declares none, or "en-us", WordPress's default.
const languageByScript: [RegExp, string][] = [
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Oriya}/u, 'or'],
  [/\p{Script=Sinhala}/u, 'si'],
  [/\p{Script=Arabic}/u, 'ur'],
  [/\p{Script=Ol_Chiki}/u, 'sat'],
  [/\p{Script=Meetei_Mayek}/u, 'mni'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Cyrillic}/u, 'ru'],
]

/** Other languages written in the same script; a feed that declares one of these is trusted. */
const sisterLanguages: Record<string, string[]> = {
  hi: ['mr', 'ne', 'sa', 'kok', 'mai', 'bho', 'doi', 'brx', 'sd', 'raj'],
  bn: ['as', 'mni'],
  ur: ['ar', 'fa', 'ks', 'sd', 'ps', 'pa', 'ug', 'ku'],
  ru: ['uk', 'bg', 'sr', 'mk', 'be', 'kk', 'mn', 'ky', 'tg'],
  zh: ['ja'],
  sat: [],
}

/** How many letters are examined; more would not change the result. */
const sampleLength = 400

/** BCP 47 tag: the declared language if the script allows it, else that of letters and words, else `null`. No letter decides alone. */
export function detectLanguage(text: string, declared: string | null): string | null {
  const tag = tagOf(declared)
  const script = mainLanguage(text.slice(0, sampleLength))
  if (script === null) return tag
  const language = primaryLanguage(tag)
  if (language === 'hi' && marathiWord.test(text)) return 'mr'
  const allowed = language === script || (sisterLanguages[script] ?? []).includes(language)
  return allowed ? tag : amongSisters(script, text)
}

type Written = { title: string; description: string; language: string | null }

/**
 * Marathi and Nepali texts that pass for Hindi one by one, of which many have no word that Hindi lacks, get the language that all
 * texts of their feed show together. A text with a word of Hindi stays Hindi.
 */
export function judgeTogether<Text extends Written>(texts: Text[]): Text[] {
  const isHindi = ({ language }: Written) => primaryLanguage(language) === 'hi'
  const textOf = ({ title, description }: Written) => `${title} ${description}`
  if (!texts.some(isHindi)) return texts
  const all = texts.map(textOf).join('\n').slice(0, togetherLength)
  const most = 2 * countOf(hindiSigns, all)
  const [best] = Object.entries(sisterSigns)
    .map(([language, signs]) => ({ language, count: countOf(signs, all) }))
    .filter(({ count }) => count >= signsMin && count > most)
    .toSorted((a, b) => b.count - a.count)
  if (!best) return texts
  return texts.map(one =>
    isHindi(one) && countOf(hindiSigns, textOf(one)) === 0 ? { ...one, language: best.language } : one,
  )
}

/** More of a feed would not change the result. */
const togetherLength = 20_000

/** Fewer may be names. */
const signsMin = 3

// का, की and को are left out: other languages have them with another meaning.
const hindiSigns = /(?<![\p{L}\p{M}])(?:है|हैं|में|के|से|ने|और|नहीं|गया|लिए)(?![\p{L}\p{M}])/gu

/** Words, endings and letters that Hindi lacks. */
const sisterSigns = {
  mr: /[ळऱ]|(?<![\p{L}\p{M}])(?:आहेत?|आणि|झाल[ेी]|झाल्या|नाही|काय|आता|मोठ[ाीे]|दोन|यांन[ाी]|यांच[ाीे]|यांच्या|म्हणाल[ेा])(?![\p{L}\p{M}])|(?<=[\p{L}\p{M}]{2})(?:च्या|ांनी|ांना|ांच[ाीे]|्याच[ाीे]|मध्ये|साठी|ातील|ेतील|णार)(?![\p{L}\p{M}])/gu,
  ne: /(?<![\p{L}\p{M}])(?:छन?्?|छैनन?्?|भने|घाइते|लागि|गरे|हुने|भयो|गर्न)(?![\p{L}\p{M}])|(?<=[\p{L}\p{M}])(?:र्ने|्दै|दैनन?्?|एको|रेको|हरूको|हरू|हरु|ौंमा|्यो)(?![\p{L}\p{M}])/gu,
}

const withOwnScript = new Set([
  ...languageByScript.map(([, language]) => language),
  ...Object.values(sisterLanguages).flat(),
])

/** Like `detectLanguage` for a text that declares nothing at an outlet of a `usual` language: in Latin letters it is not Hindi. */
export function guessLanguage(text: string, usual: string | null): string | null {
  const language = detectLanguage(text, usual)
  const isImpossible =
    mainLanguage(text.slice(0, sampleLength)) === null && withOwnScript.has(primaryLanguage(language))
  return isImpossible ? null : language
}

const otherLetter = /[^\P{L}\p{Script=Latin}]/u

/** The main language of the script in which a text is written; `null` for Latin letters. */
function mainLanguage(text: string): string | null {
  if (!otherLetter.test(text)) return null
  const foreign = (text.match(/\p{L}/gu) ?? []).filter(letter => otherLetter.test(letter))
  if (!isWrittenInIt(text, foreign.length)) return null
  const counted = languageByScript.map(([script, language]) => {
    return { language, count: foreign.filter(letter => script.test(letter)).length }
  })
  const best = counted.reduce((most, one) => (one.count > most.count ? one : most))
  return best.count === 0 ? null : best.language
}

// Headlines in the languages of India name companies and products in Latin letters: "Ambuja Cements और ACC के लिए …". A text
// in Latin letters has only single words of another script, or quotes them.
function isWrittenInIt(text: string, foreignCount: number): boolean {
  if (foreignCount * 10 >= (text.match(/\p{L}/gu) ?? []).length * 4) return true
  const words = text.replace(quoted, ' ').match(/\p{L}[\p{L}\p{M}\u200C\u200D]*/gu) ?? []
  const foreign = words.filter(word => !/\p{Script=Latin}/u.test(word))
  return foreign.length >= 2 && foreign.length * mixedShare >= words.length
}

/** One word in so many: mixed Hindi headlines had at least one in four, English ones with a name at most one in seven. */
const mixedShare = 5

const quoted =
  /"[^"]{0,200}"|“[^”]{0,200}”|‘[^’]{0,200}’|«[^»]{0,200}»|\([^)]{0,200}\)|(?<![\p{L}\p{M}])'[^']{0,200}'(?![\p{L}\p{M}])/gu

/** Marathi words that Hindi lacks, which many systems declare for all Devanagari; not झाला, which is a name in Rajasthan, too. */
const marathiWord = /(?:^|\s)(?:आहेत?|आणि|झाल[ेी]|झाल्या|म्हणाले|करण्यात|यांनी|यांच्या)(?=[\s,.!?]|$)/u
const hindiWord = /(?:^|\s)(?:है|हैं|में|के|को|से|और|ने|का)(?=[\s,.!?।|:]|$)/u

// An undeclared text may be in another language of its script. A letter that only one of them has may stand in a name.
function amongSisters(script: string, text: string): string {
  if (script === 'hi' && isMarathi(text)) return 'mr'
  if (script === 'bn' && countOf(/[ৰৱ]/gu, text) > countOf(/র/gu, text)) return 'as'
  if (script === 'ur' && /[يكةىأإ]/u.test(text) && !/[ٹڈڑںےہھپچگژ]/u.test(text)) return 'ar'
  return script
}

function isMarathi(text: string): boolean {
  return (
    marathiWord.test(text) || /(?:^|\s)नाही(?=\s|$)/u.test(text) || (/ळ/u.test(text) && !hindiWord.test(text))
  )
}

function countOf(letters: RegExp, text: string): number {
  return text.match(letters)?.length ?? 0
}

function tagOf(declared: string | null): string | null {
  const tag = (declared ?? '').trim().replace(/_/g, '-')
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(tag)) return null
  const [language = '', ...rest] = tag.split('-')
  return [language.toLowerCase(), ...rest.map(part => (part.length === 2 ? part.toUpperCase() : part))].join(
    '-',
  )
}

const latinLetter = /\p{Script=Latin}/u
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
