import { useSyncExternalStore } from 'react'

/** Date and time in the zone of whoever looks; the server, which does not know it, writes UTC. */
export function LocalTime({ at }: { at: Date }) {
  const text = useSyncExternalStore(
    neverChanges,
    () => at.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
    () => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  )
  return <time dateTime={at.toISOString()}>{text}</time>
}

function neverChanges() {
  return () => undefined
}
