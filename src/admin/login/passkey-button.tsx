import { startAuthentication } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { useFetcher, useSubmit } from 'react-router'
import type { PasskeyRequest } from '../../domain/passkeys/sign-in-with-passkey.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/login.ts'
import { Button } from '../widgets/button.tsx'
import { usePasskeySupport } from '../widgets/use-passkey-support.ts'
import { LoginError, type LoginRefusal } from './login-error.tsx'

type Challenge = { options: PasskeyRequest }

/** Only where the browser can use a passkey of `host`; it posts to the login page, whose `next` stays in the address. */
export function PasskeyButton({ host }: { host: string }) {
  const language = useLanguage()
  const isSupported = usePasskeySupport(host)
  const asking = useFetcher<Challenge | LoginRefusal>()
  const answer = asking.data
  const device = useDevice(answer && 'options' in answer ? answer : null)
  if (!isSupported) return null
  return (
    <div className="mt-6 border-t border-rule pt-6">
      {answer && 'reason' in answer ? <LoginError {...answer} demo={null} /> : null}
      <asking.Form method="post">
        <input type="hidden" name="intent" value="ask-passkey" />
        <Button type="submit" disabled={asking.state !== 'idle' || device.isAsked}>
          {words.signInWithPasskey(language)}
        </Button>
      </asking.Form>
      <p role="status" className="mt-3 mb-0 text-sm">
        {device.hasRefused ? words.passkeyNotUsed(language) : null}
      </p>
    </div>
  )
}

/** Asks for a signature as soon as the server has answered with a challenge. */
function useDevice(challenge: Challenge | null): { isAsked: boolean; hasRefused: boolean } {
  const [state, setState] = useState<'idle' | 'asked' | 'refused'>('idle')
  const submit = useSubmit()
  useEffect(() => {
    if (!challenge) return setState('idle')
    setState('asked')
    startAuthentication({ optionsJSON: challenge.options }).then(
      async signed => {
        const fields = { intent: 'passkey', answer: JSON.stringify(signed) }
        await submit(fields, { method: 'post', replace: true })
        setState('idle')
      },
      () => setState('refused'),
    )
  }, [challenge, submit])
  return { isAsked: state === 'asked', hasRefused: state === 'refused' }
}
