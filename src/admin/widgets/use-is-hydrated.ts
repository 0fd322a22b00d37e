import { useSyncExternalStore } from 'react'

/** False on the server and while its page is hydrated, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges() {
  return () => undefined
}
