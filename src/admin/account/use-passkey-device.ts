import { useEffect, useState } from 'react'
import { type SubmitOptions, useSubmit } from 'react-router'
import { useIsHydrated } from '../widgets/use-is-hydrated.ts'

type Prompt<Challenge> = (
  challenge: Challenge,
) => Promise<{ fields: Record<string, string>; how: SubmitOptions }>

/**
 * Prompts the device for a passkey or its signature as soon as the server has returned a challenge, and posts the result.
 * `prompt` is a function of the module, so that the device is not prompted again when the page is drawn again.
 */
export function usePasskeyDevice<Challenge>(
  challenge: Challenge | null,
  prompt: Prompt<Challenge>,
): { isPrompting: boolean; hasRefused: boolean } {
  const [state, setState] = useState<'idle' | 'prompting' | 'refused'>('idle')
  const submit = useSubmit()
  useEffect(() => {
    if (!challenge) return setState('idle')
    setState('prompting')
    prompt(challenge).then(
      async ({ fields, how }) => {
        await submit(fields, { ...how, method: 'post' })
        setState('idle')
      },
      () => setState('refused'),
    )
  }, [challenge, prompt, submit])
  return { isPrompting: state === 'prompting', hasRefused: state === 'refused' }
}

/** Whether this browser can use passkeys of `host` (the site may have other names too); null on the server. */
export function usePasskeySupport(host: string): boolean | null {
  return useIsHydrated() ? 'PublicKeyCredential' in window && location.hostname === host : null
}
