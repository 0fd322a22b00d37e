import { startRegistration } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { useFetcher, useNavigation, useSubmit } from 'react-router'
import { passkeyNameLengthMax } from '../../domain/passkeys/passkey-queries.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/passkeys.ts'
import { Field, inputClass } from '../forms/field.tsx'
import { OwnPasswordField } from '../forms/own-password-field.tsx'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { Button } from '../widgets/button.tsx'
import { usePasskeySupport } from '../widgets/use-passkey-support.ts'
import type { PasskeyAnswer } from './change-passkeys.ts'
import type { PasswordAnswer } from './check-new-password.ts'

/** Posts name and password, lets a device make a passkey, and posts what it made. `answer`: of the last step. */
export function PasskeyForm({
  host,
  needsPassword,
  answer,
}: {
  host: string
  needsPassword: boolean
  answer: PasskeyAnswer | undefined
}) {
  const language = useLanguage()
  const isSupported = usePasskeySupport(host)
  const beginning = useFetcher<PasswordAnswer>()
  useErrorToast(beginning.data)
  const device = useDevice(beginning.data?.passkey)
  const isSubmitting = useNavigation().state === 'submitting'
  const isBusy = beginning.state !== 'idle' || device.isAsked || isSubmitting
  const errors = errorsOf(beginning.data?.passkey) ?? errorsOf(answer) ?? {}
  if (isSupported === false) return <p>{words.unknown(language)}</p>
  return (
    <>
      <noscript>
        <p>{words.needsScript(language)}</p>
      </noscript>
      {isSupported ? (
        <beginning.Form method="post" className="max-w-sm">
          <fieldset disabled={isBusy} className="contents">
            <input type="hidden" name="intent" value="begin-passkey" />
            <Field label={words.name(language)} hint={words.nameHint(language)} error={errors.name}>
              {wiring => (
                <input
                  {...wiring}
                  name="name"
                  required
                  maxLength={passkeyNameLengthMax}
                  autoComplete="off"
                  className={inputClass}
                />
              )}
            </Field>
            <OwnPasswordField isAsked={needsPassword} error={errors.ownPassword} />
            <Button type="submit" tone="primary">
              {(isBusy ? words.adding : words.add)(language)}
            </Button>
          </fieldset>
          <p role="status" className="mt-3 mb-0 text-sm text-danger">
            {device.hasRefused ? words.notMade(language) : null}
          </p>
        </beginning.Form>
      ) : null}
    </>
  )
}

/** Asks for a passkey as soon as the server has answered with a challenge. */
function useDevice(begun: PasskeyAnswer | undefined): { isAsked: boolean; hasRefused: boolean } {
  const [state, setState] = useState<'idle' | 'asked' | 'refused'>('idle')
  const submit = useSubmit()
  useEffect(() => {
    if (!begun || !('creation' in begun)) return setState('idle')
    setState('asked')
    startRegistration({ optionsJSON: begun.creation }).then(
      async made => {
        const fields = { intent: 'finish-passkey', name: begun.name, answer: JSON.stringify(made) }
        await submit(fields, { method: 'post', preventScrollReset: true })
        setState('idle')
      },
      () => setState('refused'),
    )
  }, [begun, submit])
  return { isAsked: state === 'asked', hasRefused: state === 'refused' }
}

function errorsOf(answer: PasskeyAnswer | undefined) {
  return answer && 'errors' in answer ? answer.errors : null
}
