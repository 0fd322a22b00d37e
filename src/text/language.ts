// The interface languages; each has its catalogue, messages/LANGUAGE.json. A message that is missing in a language is
// shown in the first one. All but the first are editions that a site can turn on (domain/editions).

export const languages = ['en', 'hi', 'ta'] as const
export type Language = (typeof languages)[number]

/** A language that can be a prefix such as `/hi/…`: the interface and the links in that language. */
export type Edition = Exclude<Language, typeof defaultLanguage>

/** For commands, worker logs, and pages outside an edition. */
export const defaultLanguage = 'en' as const satisfies Language

/** The locale used for dates, numbers and lists; with Latin digits, as in Indian newspapers. */
export const localeOf: Record<Language, string> = {
  en: 'en-IN',
  hi: 'hi-IN-u-nu-latn',
  ta: 'ta-IN-u-nu-latn',
}

/** The locale used for the day-month order and the clock on public pages: 21 Nov, 14:05. */
export const dateLocaleOf: Record<Language, string> = {
  en: 'en-GB',
  hi: 'hi-IN-u-hc-h23-nu-latn',
  ta: 'ta-IN-u-hc-h23-nu-latn',
}

/** The month style beside a day: no Hindi newspaper shortens नवंबर. */
export const monthOf: Record<Language, 'short' | 'long'> = { en: 'short', hi: 'long', ta: 'short' }

/** Every language that a site can offer as an edition. Scripts that do not use it leave it out. */
export const editions = /* @__PURE__ */ languages.filter(language => language !== defaultLanguage)

/** Parses an edition, such as an address's first segment; null for any other text. */
export function readEdition(text: string | undefined): Edition | null {
  return editions.find(edition => edition === text) ?? null
}

/** Parses a document's `lang`. */
export function readLanguage(lang: string): Language {
  return languages.find(language => language === lang) ?? defaultLanguage
}

/** Caches one formatter per language, created on first use, because creating one takes a millisecond. */
export function byLanguage<Formatter>(
  make: (language: Language) => Formatter,
): (language: Language) => Formatter {
  const made: { [language in Language]?: Formatter } = {}
  return language => {
    made[language] ??= make(language)
    return made[language]
  }
}

/** "hi" for the tag "hi-IN", in lower case; '' for null. */
export function primaryLanguage(tag: string | null): string {
  return tag?.split('-')[0]?.toLowerCase() ?? ''
}
