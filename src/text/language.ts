// The languages of the interface: each has a catalogue of its own, messages/LANGUAGE.json. A message that a language does not
// have yet is shown in the first one. All but the first are editions that a site can turn on (domain/editions).

export const languages = ['en', 'hi', 'ta'] as const
export type Language = (typeof languages)[number]

/** A language that `/hi/…` can begin with: the interface in it, and the links of that language. */
export type Edition = Exclude<Language, typeof defaultLanguage>

/** For commands, logs of the worker, and pages outside of an edition. */
export const defaultLanguage = 'en' as const satisfies Language

/** Whose dates, numbers and lists a language of the interface uses; with Latin digits, as Indian newspapers have them. */
export const localeOf: Record<Language, string> = {
  en: 'en-IN',
  hi: 'hi-IN-u-nu-latn',
  ta: 'ta-IN-u-nu-latn',
}

/** Whose order of day and month, and whose clock, dates of public pages have: 21 Nov, 14:05. */
export const dateLocaleOf: Record<Language, string> = {
  en: 'en-GB',
  hi: 'hi-IN-u-hc-h23-nu-latn',
  ta: 'ta-IN-u-hc-h23-nu-latn',
}

/** How a month is written beside its day: no Hindi newspaper shortens नवंबर. */
export const monthOf: Record<Language, 'short' | 'long'> = { en: 'short', hi: 'long', ta: 'short' }

function isLanguage(text: string): text is Language {
  return text in dateLocaleOf
}

/** Every language that a site can have an edition in. */
export const editions = languages.filter(language => language !== defaultLanguage)

/** The edition of this name, such as the first part of an address; null for any other text. */
export function readEdition(text: string | undefined): Edition | null {
  return editions.find(edition => edition === text) ?? null
}

/** The language that a document names in its `lang`. */
export function readLanguage(lang: string): Language {
  return isLanguage(lang) ? lang : defaultLanguage
}
