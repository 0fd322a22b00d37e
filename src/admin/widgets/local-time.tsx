import { useLanguage } from '../../ui/language/language-context.ts'
import { formatLocalTime, formatUtc, type TimePrecision } from './time-precision.ts'
import { useShownZone } from './use-shown-zone.ts'

/** Date and time in the browser's zone; the server, which does not know that zone, renders UTC. */
export function LocalTime({ at, precision = 'minute' }: { at: Date; precision?: TimePrecision }) {
  const language = useLanguage()
  const isLocal = useShownZone() === 'local'
  const text = isLocal ? formatLocalTime(at, { precision, language }) : formatUtc(at, precision)
  return <time dateTime={at.toISOString()}>{text}</time>
}
