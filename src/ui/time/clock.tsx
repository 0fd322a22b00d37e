import { useLanguage } from '../language/language-context.ts'
import { clockTime } from './clock-time.ts'

// The server cannot know the reader's zone; the reader script can, and corrects the time where it differs.
const timeZone = 'Asia/Kolkata'

/** The first column of a list in the order of time. */
export function Clock({ at, now }: { at: Date; now: Date }) {
  const text = clockTime(at, { now, timeZone, language: useLanguage() })
  if (!text) return <span className="clock" />
  return (
    <time className="clock" dateTime={at.toISOString()} data-clock="">
      {text}
    </time>
  )
}
