import { useIsHydrated } from '../widgets/use-is-hydrated.ts'

/** Without a script nothing but the open page holds what a stranger typed, so the sign-in opens in a new tab. */
export function useSignInTarget(isWritten: boolean): '_blank' | undefined {
  const isHydrated = useIsHydrated()
  return isWritten && !isHydrated ? '_blank' : undefined
}
