import { useIsHydrated } from './use-is-hydrated.ts'

export type ShownZone = 'local' | 'UTC'

/** The zone of an admin page's times. The server does not know the browser's, so it renders UTC, and so does the first render. */
export function useShownZone(): ShownZone {
  return useIsHydrated() ? 'local' : 'UTC'
}
