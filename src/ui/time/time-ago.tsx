import { useLanguage } from '../language/language-context.ts'
import { machineTime } from './machine-time.ts'
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
