import { byLanguage } from './by-language.ts'
import { defaultLanguage, type Language, localeOf, monthOf } from './language.ts'

// Numbers, days and lists in a language of the interface. Times of pages, which know a zone, are in ui/time.

const numbers = byLanguage(language => new Intl.NumberFormat(localeOf[language]))
const days = byLanguage(
  language =>
    new Intl.DateTimeFormat(localeOf[language], {
      day: 'numeric',
      month: monthOf[language],
      timeZone: 'UTC',
    }),
)
const lists = byLanguage(
  language => new Intl.ListFormat(localeOf[language], { style: 'long', type: 'conjunction' }),
)
const series = byLanguage(
  language => new Intl.ListFormat(localeOf[language], { style: 'long', type: 'unit' }),
)

/** With the separators of the language: 1,00,000. */
export function formatNumber(number: number, language: Language = defaultLanguage): string {
  return numbers(language).format(number)
}

/** A number with its noun: "1 feed", "2,000 feeds". */
export function countOf(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

/** "politics, sport and weather" */
export function formatList(items: readonly string[], language: Language = defaultLanguage): string {
  return lists(language).format(items)
}

/** "politics, sport, weather" */
export function formatSeries(items: readonly string[], language: Language = defaultLanguage): string {
  return series(language).format(items)
}

/** A day of UTC without its year: "3 Jan". */
export function formatDay(day: Date, language: Language = defaultLanguage): string {
  return days(language).format(day)
}
