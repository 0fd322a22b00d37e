import { useLanguage } from '../language/language-context.ts'
import { exactTime } from './day-and-clock.ts'

/** "21 Nov, 14:05", by which reports are compared; the reader script turns it into the reader's own zone. */
export function ExactTime({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} data-exact="">
      {exactTime(at, { language: useLanguage() })}
    </time>
  )
}
