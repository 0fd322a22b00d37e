import { useIsHydrated } from '../widgets/use-is-hydrated.ts'

/** Whether this browser can use passkeys of `host` (the site may have other names too); null on the server. */
export function usePasskeySupport(host: string): boolean | null {
  return useIsHydrated() ? 'PublicKeyCredential' in window && location.hostname === host : null
}
