import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useSyncExternalStore } from 'react'

/** Whether this browser can use passkeys of `host`: null on the server, which cannot know. A site may be open under other names, too. */
export function usePasskeySupport(host: string): boolean | null {
  return useSyncExternalStore(
    neverChanges,
    () => browserSupportsWebAuthn() && location.hostname === host,
    () => null,
  )
}

function neverChanges() {
  return () => undefined
}
