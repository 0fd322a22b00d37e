export type TimePrecision = 'minute' | 'second' | 'millisecond'

/** How a time is shown, and how much of its ISO form says the same. */
export const timeFormats: Record<TimePrecision, { shown: Intl.DateTimeFormatOptions; utcLength: number }> = {
  minute: { shown: { dateStyle: 'medium', timeStyle: 'short' }, utcLength: 16 },
  second: { shown: { dateStyle: 'medium', timeStyle: 'medium' }, utcLength: 19 },
  // The styles know no fractions.
  millisecond: {
    shown: {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      second: '2-digit',
      fractionalSecondDigits: 3,
    },
    utcLength: 23,
  },
}

/** Down to what two times have to be shown for their difference to be seen. */
export function distinguishingPrecision(one: Date, other: Date): TimePrecision {
  const isSameBy = (ms: number) => Math.floor(one.getTime() / ms) === Math.floor(other.getTime() / ms)
  if (!isSameBy(60_000)) return 'minute'
  return isSameBy(1_000) ? 'millisecond' : 'second'
}
