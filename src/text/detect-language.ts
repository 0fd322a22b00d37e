import { primaryLanguage } from './primary-language.ts'

// Detects a language by its script, for entries whose feed declares none, or "en-us" because that is WordPress's
// default.
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

/**
 * BCP 47 tag of a text: the declared language if the script allows it, otherwise the script's main language, otherwise
 * `null`. A text counts as a script when at least 4 in 10 of its letters are in it, because Hindi headlines contain
 * many Latin names.
 */
export function detectLanguage(text: string, declared: string | null): string | null {
  const tag = tagOf(declared)
  const found = languageOfScript(text.slice(0, sampleLength))
  if (found === null) return tag
  const language = primaryLanguage(tag)
  if (language === 'hi' && marathiWord.test(text)) return 'mr'
  const allowed = language === found || (sisterLanguages[found] ?? []).includes(language)
  return allowed ? tag : found
}

function languageOfScript(text: string): string | null {
  if (/^[ -~\n]*$/.test(text)) return null
  const letters = text.match(/\p{L}/gu) ?? []
  const foreign = letters.filter(letter => !/\p{Script=Latin}/u.test(letter))
  if (foreign.length === 0 || foreign.length * 10 < letters.length * 4) return null
  const counted = languageByScript.map(([script, language]) => {
    return { language, count: foreign.filter(letter => script.test(letter)).length }
  })
  const best = counted.reduce((most, one) => (one.count > most.count ? one : most))
  return best.count === 0 ? null : refined(best.language, text)
}

/**
 * Marathi words that do not exist in Hindi, which many systems declare for all Devanagari. झाला is left out: it is also
 * a name in Rajasthan.
 */
const marathiWord = /(?:^|\s)(?:आहेत?|आणि|झाल[ेी]|झाल्या|म्हणाले|करण्यात|यांनी|यांच्या)(?=[\s,.!?]|$)/u

// Letters and words that occur in only one of the languages that share a script.
function refined(language: string, text: string): string {
  if (language === 'hi' && /ळ|(?:^|\s)(?:आहे|आणि|नाही|झाले)(?=\s|$)/u.test(text)) return 'mr'
  if (language === 'bn' && /[ৰৱ]/u.test(text)) return 'as'
  if (language === 'ur' && !/[ٹڈڑںےہھ]/u.test(text)) return 'ar'
  return language
}

function tagOf(declared: string | null): string | null {
  const tag = (declared ?? '').trim().replace(/_/g, '-')
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(tag)) return null
  const [language = '', ...rest] = tag.split('-')
  return [language.toLowerCase(), ...rest.map(part => (part.length === 2 ? part.toUpperCase() : part))].join(
    '-',
  )
}
