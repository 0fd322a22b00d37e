import { defaultLanguage, type Language, languages } from '../../text/language.ts'
import type { SiteEditions } from '../editions/edition.ts'

/** As the settings keep it: languages with a space between them, days of the week as digits, Monday is 1. */
export type NewsletterSettings = {
  newsletterLanguages: string
  newsletterHour: number
  newsletterDays: string
}

/**
 * The languages that a letter goes out in: those that an administrator chose and the site is read in. An edition that is
 * turned off has no letter, and its subscribers wait for it.
 */
export function listLetterLanguages({
  newsletterLanguages,
  editions,
}: {
  newsletterLanguages: string
  editions: SiteEditions
}): Language[] {
  const chosen = newsletterLanguages.split(' ')
  return languages.filter(
    language => chosen.includes(language) && (language === defaultLanguage || editions[language]),
  )
}
