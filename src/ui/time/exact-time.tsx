import { useLanguage } from '../language/language-context.ts'
import { exactTime } from './day-and-clock.ts'

/** "21 Nov, 14:05", for comparing reports; the reader script converts it to the reader's zone. */
export function ExactTime({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} data-exact="">
      {exactTime(at, { language: useLanguage() })}
    </time>
  )
}
