import { useSyncExternalStore } from 'react'
import { type TimePrecision, timeFormats } from './time-precision.ts'

/** Date and time in the zone of whoever looks; the server, which does not know it, writes UTC. */
export function LocalTime({ at, precision = 'minute' }: { at: Date; precision?: TimePrecision }) {
  const { shown, utcLength } = timeFormats[precision]
  const text = useSyncExternalStore(
    neverChanges,
    () => at.toLocaleString(undefined, shown),
    () => `${at.toISOString().slice(0, utcLength).replace('T', ' ')} UTC`,
  )
  return <time dateTime={at.toISOString()}>{text}</time>
}

function neverChanges() {
  return () => undefined
}
