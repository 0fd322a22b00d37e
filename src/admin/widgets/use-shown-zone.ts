import { useSyncExternalStore } from 'react'

export type ShownZone = 'local' | 'UTC'

/** The zone of an admin page's times. The server does not know the browser's, so it renders UTC, and so does the first render. */
export function useShownZone(): ShownZone {
  return useSyncExternalStore(
    neverChanges,
    () => 'local',
    () => 'UTC',
  )
}

function neverChanges() {
  return () => undefined
}
