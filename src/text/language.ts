// The languages of the interface: each has a catalogue of its own, messages/LANGUAGE.json. A message that a language does not
// have yet is shown in the first one.

export const languages = ['en'] as const
export type Language = (typeof languages)[number]

/** For commands, logs of the worker, and pages until a reader or an account chooses. */
export const defaultLanguage: Language = 'en'

/** Whose dates, numbers and lists a language of the interface uses. */
export const localeOf: Record<Language, string> = { en: 'en-IN' }

/** Whose order of day and month, and whose clock, dates of public pages have: 21 Nov, 14:05. */
export const dateLocaleOf: Record<Language, string> = { en: 'en-GB' }

function isLanguage(text: string): text is Language {
  return text in dateLocaleOf
}

/** The language that a document names in its `lang`. */
export function readLanguage(lang: string): Language {
  return isLanguage(lang) ? lang : defaultLanguage
}
