import { defaultLanguage, type Language, languages } from '../../text/language.ts'
import type { SiteEditions } from '../editions/edition.ts'

/** As stored in the settings: languages separated by spaces, days of the week as digits, Monday is 1. */
export type NewsletterSettings = {
  newsletterLanguages: string
  newsletterHour: number
  newsletterDays: string
}

/**
 * The languages in which letters are sent: those that an administrator chose and that the site has. A disabled edition
 * sends no letter; its subscribers wait until it is enabled.
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
