import { useLanguage } from '../language/language-context.ts'
import { relativeTime } from './relative-time.ts'

/** "12 minutes ago", true when the server wrote it; the reader script keeps it so. */
export function TimeAgo({ at, now }: { at: Date; now: Date }) {
  const text = relativeTime(at, now, useLanguage())
  if (Number.isNaN(at.getTime())) return <span>{text}</span>
  return <time dateTime={at.toISOString()}>{text}</time>
}
