import * as words from '../../words/times.ts'
import { useLanguage } from '../language/language-context.ts'
import { clockTime } from './day-and-clock.ts'
import { machineTime } from './machine-time.ts'

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
