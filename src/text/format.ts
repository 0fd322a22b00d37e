// Numbers and lists in the language of the interface: the one place that names it.
const locale = 'en-IN'

const numbers = new Intl.NumberFormat(locale)
const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
const lists = new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' })

/** With the separators of the interface's language: 1,00,000. */
export function formatNumber(number: number): string {
  return numbers.format(number)
}

/** A number with its noun: "1 feed", "2,000 feeds". */
export function countOf(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

/** "politics, sport and weather" */
export function formatList(items: readonly string[]): string {
  return lists.format(items)
}

/** A day of UTC without its year: "3 Jan". */
export function formatDay(day: Date): string {
  return days.format(day)
}
