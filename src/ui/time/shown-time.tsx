import { byLanguage, dateLocaleOf, type Language } from '../../text/language.ts'
import * as words from '../../words/times.ts'
import { useLanguage } from '../language/language-context.ts'
import { clockTime, exactTime } from './day-and-clock.ts'
import { relativeTime } from './relative-time.ts'

// Where a list is in the order of time, a phone shows only the times of older articles, which would pass for new ones.
const oldAfterMs = 12 * 3_600_000

/** "12 minutes ago" at the time of rendering; the reader script keeps it current. */
export function TimeAgo({ at, now }: { at: Date; now: Date }) {
  const text = relativeTime(at, now, useLanguage())
  if (Number.isNaN(at.getTime())) return <span>{text}</span>
  const isOld = now.getTime() - at.getTime() > oldAfterMs
  return (
    <time className={isOld ? 'old' : undefined} dateTime={machineTime(at)}>
      {text}
    </time>
  )
}

/**
 * The first column of a list ordered by time: the site's clock, which the reader script changes to the reader's if they
 * differ.
 */
export function Clock({ at, now }: { at: Date; now: Date }) {
  const language = useLanguage()
  const text = clockTime(at, { now, language })
  if (!text) return <span className="clock">{words.recently(language)}</span>
  return (
    <time className="clock" dateTime={machineTime(at)} data-clock="">
      {text}
    </time>
  )
}

/** "21 Nov, 14:05", for comparing reports; the reader script converts it to the reader's zone. */
export function ExactTime({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} data-exact="">
      {exactTime(at, { language: useLanguage() })}
    </time>
  )
}

/** A time for machines, without milliseconds, which cost a front page a hundred bytes. */
function machineTime(at: Date): string {
  return at.toISOString().replace(/\.\d+Z$/, 'Z')
}

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
