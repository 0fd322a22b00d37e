import { relativeTime } from './relative-time.ts'

/** "12 minutes ago", true when the server wrote it; the reader script keeps it so. */
export function TimeAgo({ at, now }: { at: Date; now: Date }) {
  if (Number.isNaN(at.getTime())) return <span>{relativeTime(at, now)}</span>
  return <time dateTime={at.toISOString()}>{relativeTime(at, now)}</time>
}
