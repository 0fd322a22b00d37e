import * as z from 'zod/mini'

/** ISO 8601; '' means now. A time without a zone is Indian time: a form without its script cannot know the zone. */
export function publishedAtSchema() {
  return z
    ._default(z.union([z.literal(''), z.iso.datetime({ offset: true, local: true, error: 'bad-time' })]), '')
    .check(z.refine(hasFourDigitYear, 'bad-time'))
}

export function instantOf(time: string): Date {
  return new Date(/(Z|[+-]\d\d:?\d\d)$/.test(time) ? time : `${time}+05:30`)
}

/**
 * The zone may move the last hours of 9999 into the year 10000, which no ISO date in feeds or the API can express.
 * An invalid time passes, because another check reports it.
 */
function hasFourDigitYear(time: string): boolean {
  const year = time === '' ? Number.NaN : instantOf(time).getUTCFullYear()
  return Number.isNaN(year) || (year >= 1 && year <= 9999)
}
