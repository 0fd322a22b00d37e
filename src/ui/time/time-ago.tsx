import { useLanguage } from '../language/language-context.ts'
import { machineTime } from './machine-time.ts'
import { relativeTime } from './relative-time.ts'

/** "12 minutes ago" at the time of rendering; the reader script keeps it current. */
export function TimeAgo({ at, now }: { at: Date; now: Date }) {
  const text = relativeTime(at, now, useLanguage())
  if (Number.isNaN(at.getTime())) return <span>{text}</span>
  return <time dateTime={machineTime(at)}>{text}</time>
}
