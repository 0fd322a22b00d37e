import { byLanguage, type Language, localeOf, monthOf } from './language.ts'

// Numbers, days and lists in an interface language. Page times, which have a zone, are in ui/time.

const numbers = byLanguage(language => new Intl.NumberFormat(localeOf[language]))
const days = byLanguage(
  language =>
    new Intl.DateTimeFormat(localeOf[language], {
      day: 'numeric',
      month: monthOf[language],
      timeZone: 'UTC',
    }),
)
const weekdays = byLanguage(
  language => new Intl.DateTimeFormat(localeOf[language], { weekday: 'long', timeZone: 'UTC' }),
)
const lists = byLanguage(
  language => new Intl.ListFormat(localeOf[language], { style: 'long', type: 'conjunction' }),
)
// The long style puts “और” before the last item in Hindi.
const series = byLanguage(
  language => new Intl.ListFormat(localeOf[language], { style: 'short', type: 'unit' }),
)

/** With the language's separators: 1,00,000. */
export function formatNumber(number: number, language: Language): string {
  return numbers(language).format(number)
}

/** "politics, sport and weather" */
export function formatList(items: readonly string[], language: Language): string {
  return lists(language).format(items)
}

/** "politics, sport, weather" */
export function formatSeries(items: readonly string[], language: Language): string {
  return series(language).format(items)
}

/** A UTC day without its year: "3 Jan". */
export function formatDay(day: Date, language: Language): string {
  return days(language).format(day)
}

/** An ISO weekday: 1 is "Monday". */
export function formatWeekday(day: number, language: Language): string {
  // 2024 began on a Monday.
  return weekdays(language).format(Date.UTC(2024, 0, day))
}
