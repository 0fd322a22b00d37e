import { byLanguage, dateLocaleOf, type Language } from '../../text/language.ts'
import * as words from '../../words/times.ts'

const inIndia = byLanguage(
  language =>
    new Intl.DateTimeFormat(dateLocaleOf[language], {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Asia/Kolkata',
    }),
)

/** "22 November 2026 at 20:15 IST", for records that are read years later. */
export function indiaTime(at: Date, language: Language): string {
  return words.inIndia(language, { time: inIndia(language).format(at) })
}
