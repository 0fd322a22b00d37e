import { startRegistration } from '@simplewebauthn/browser'
import { passkeyNameLengthMax } from '../../domain/passkeys/passkey.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/passkeys.ts'
import { InputField } from '../forms/input-field.tsx'
import { OwnPasswordField } from '../forms/own-password-field.tsx'
import { useErrorToast } from '../notices/use-error-toast.tsx'
import { Button } from '../widgets/button.tsx'
import { useFetcher } from '../widgets/use-fetcher.ts'
import { useIsPosting } from '../widgets/use-is-posting.ts'
import type { PasskeyResponse } from './change-passkeys.ts'
import type { PasswordResponse } from './check-new-password.ts'
import { usePasskeyDevice } from './use-passkey-device.ts'
import { usePasskeySupport } from './use-passkey-support.ts'

/** Posts name and password, lets a device create a passkey, and posts the result. `response` is that of the last step. */
export function PasskeyForm({
  host,
  needsPassword,
  response,
}: {
  host: string
  needsPassword: boolean
  response: PasskeyResponse | undefined
}) {
  const language = useLanguage()
  const isSupported = usePasskeySupport(host)
  const beginning = useFetcher<PasswordResponse>()
  useErrorToast(beginning.data)
  const begun = beginning.data?.passkey
  const device = usePasskeyDevice(begun && 'creation' in begun ? begun : null, create)
  const isPosting = useIsPosting()
  const isBusy = beginning.state !== 'idle' || device.isPrompting || isPosting
  const errors = errorsOf(begun) ?? errorsOf(response) ?? {}
  if (isSupported === false) return <p>{words.unknown(language)}</p>
  return (
    <>
      <noscript>
        <p>{words.needsScript(language)}</p>
      </noscript>
      {isSupported ? (
        <beginning.Form method="post" className="max-w-sm">
          <input type="hidden" name="intent" value="begin-passkey" />
          <InputField
            label={words.name(language)}
            hint={words.nameHint(language)}
            error={errors.name}
            name="name"
            required
            maxLength={passkeyNameLengthMax}
            autoComplete="off"
          />
          <OwnPasswordField isRequired={needsPassword} error={errors.ownPassword} />
          <Button type="submit" tone="primary" isOff={isBusy}>
            {(isBusy ? words.adding : words.add)(language)}
          </Button>
          <p role="status" className="mt-3 mb-0 text-sm text-danger">
            {device.hasRefused ? words.notMade(language) : null}
          </p>
        </beginning.Form>
      ) : null}
    </>
  )
}

async function create({ creation, name }: Extract<PasskeyResponse, { creation: unknown }>) {
  const made = await startRegistration({ optionsJSON: creation })
  const fields = { intent: 'finish-passkey', name, response: JSON.stringify(made) }
  return { fields, how: { preventScrollReset: true } }
}

function errorsOf(response: PasskeyResponse | undefined) {
  return response && 'errors' in response ? response.errors : null
}
