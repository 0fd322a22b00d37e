import { useLanguage } from '../language/language-context.ts'
import { clockTime } from './day-and-clock.ts'

/**
 * The first column of a list ordered by time: the site's clock, which the reader script changes to the reader's if they
 * differ.
 */
export function Clock({ at, now }: { at: Date; now: Date }) {
  const text = clockTime(at, { now, language: useLanguage() })
  if (!text) return <span className="clock" />
  return (
    <time className="clock" dateTime={at.toISOString()} data-clock="">
      {text}
    </time>
  )
}
