import { useSyncExternalStore } from 'react'

/** Whether this browser can use passkeys of `host` (the site may have other names too); null on the server. */
export function usePasskeySupport(host: string): boolean | null {
  return useSyncExternalStore(
    neverChanges,
    () => 'PublicKeyCredential' in window && location.hostname === host,
    () => null,
  )
}

function neverChanges() {
  return () => undefined
}
