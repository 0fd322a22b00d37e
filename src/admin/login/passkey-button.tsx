import type { PasskeyRequest } from '../../domain/passkeys/sign-in-with-passkey.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/login.ts'
import { usePasskeyDevice, usePasskeySupport } from '../account/use-passkey-device.ts'
import { Button } from '../widgets/button.tsx'
import { useFetcher } from '../widgets/use-fetcher.ts'
import { LoginError, type LoginRefusal } from './login-error.tsx'

type Challenge = { options: PasskeyRequest }

/** Shown only if the browser can use a passkey of `host`. It posts to the login page, whose `next` stays in the address. */
export function PasskeyButton({ host }: { host: string }) {
  const language = useLanguage()
  const isSupported = usePasskeySupport(host)
  const challenger = useFetcher<Challenge | LoginRefusal>()
  const response = challenger.data
  const device = usePasskeyDevice(response && 'options' in response ? response : null, sign)
  if (!isSupported) return null
  return (
    <div className="mt-6 border-t border-rule pt-6">
      {response && 'reason' in response ? <LoginError {...response} demo={null} /> : null}
      <challenger.Form method="post">
        <input type="hidden" name="intent" value="ask-passkey" />
        <Button type="submit" isOff={challenger.state !== 'idle' || device.isPrompting}>
          {words.signInWithPasskey(language)}
        </Button>
      </challenger.Form>
      <p role="status" className="mt-3 mb-0 text-sm">
        {device.hasRefused ? words.passkeyNotUsed(language) : null}
      </p>
    </div>
  )
}

/** Loads the library only now: most logins need no passkey. */
async function sign({ options }: Challenge) {
  const browser = await import('@simplewebauthn/browser')
  const signed = await browser.startAuthentication({ optionsJSON: options })
  return { fields: { intent: 'passkey', response: JSON.stringify(signed) }, how: { replace: true } }
}
