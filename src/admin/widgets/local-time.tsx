import { useSyncExternalStore } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import { formatLocalTime, type TimePrecision, utcLengths } from './time-precision.ts'

/** Date and time in the browser's zone; the server, which does not know that zone, renders UTC. */
export function LocalTime({ at, precision = 'minute' }: { at: Date; precision?: TimePrecision }) {
  const language = useLanguage()
  const text = useSyncExternalStore(
    neverChanges,
    () => formatLocalTime(at, { precision, language }),
    () => `${at.toISOString().slice(0, utcLengths[precision]).replace('T', ' ')} UTC`,
  )
  return <time dateTime={at.toISOString()}>{text}</time>
}

function neverChanges() {
  return () => undefined
}
