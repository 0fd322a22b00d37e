import { startRegistration } from '@simplewebauthn/browser'
import { type PasskeySummary, passkeyNameLengthMax } from '../../domain/passkeys/passkey.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/passkeys.ts'
import { InputField } from '../forms/field.tsx'
import { OwnPasswordField } from '../forms/own-password-field.tsx'
import { DeleteRecord } from '../lists/deletion.tsx'
import { useErrorToast } from '../notices/notice-toast.tsx'
import { Button } from '../widgets/button.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import { TitledSection } from '../widgets/titled-section.tsx'
import { useFetcher } from '../widgets/use-fetcher.ts'
import { useIsPosting } from '../widgets/use-is-posting.ts'
import type { PasskeyResponse } from './change-keys.ts'
import type { PasswordResponse } from './check-new-password.ts'
import { usePasskeyDevice, usePasskeySupport } from './use-passkey-device.ts'

/** The passkeys of this account, and a form to add one. `host` is null if the site's address allows no passkeys. */
export function PasskeySection({
  passkeys,
  host,
  needsPassword,
  response,
}: {
  passkeys: PasskeySummary[]
  host: string | null
  needsPassword: boolean
  response: PasskeyResponse | undefined
}) {
  const language = useLanguage()
  return (
    <TitledSection id="passkeys" title={words.heading(language)}>
      <p className="text-quiet">{host ? words.hint(language, { host }) : words.needsHost(language)}</p>
      {passkeys.length === 0 ? <p>{words.none(language)}</p> : null}
      <ul className="m-0 mb-4 list-none divide-y divide-rule border-y border-rule p-0 empty:hidden">
        {passkeys.map(passkey => (
          <PasskeyRow key={passkey.id} passkey={passkey} host={host} />
        ))}
      </ul>
      {host ? (
        <PasskeyForm key={passkeys.length} host={host} needsPassword={needsPassword} response={response} />
      ) : null}
    </TitledSection>
  )
}

function PasskeyRow({ passkey, host }: { passkey: PasskeySummary; host: string | null }) {
  const language = useLanguage()
  const { id, name, createdAt, lastUsedAt } = passkey
  const made = () => <LocalTime key="made" at={createdAt} />
  const used = lastUsedAt ? () => <LocalTime key="used" at={lastUsedAt} /> : null
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="mr-auto min-w-0">
        <p className="m-0 font-medium break-words">{name}</p>
        <p className="m-0 text-sm text-quiet">
          {words.made(language, { time: made })}
          {', '}
          {used ? words.used(language, { time: used }) : words.neverUsed(language)}
        </p>
        {passkey.host && passkey.host !== host ? (
          <p className="m-0 text-sm text-danger">{words.onlyOn(language, { host: passkey.host })}</p>
        ) : null}
      </div>
      <DeleteRecord
        question={words.removeQuestion(language, { name })}
        fields={{ intent: 'remove-passkey', passkey: id }}
        tone="quietDanger"
        label={words.removeOf(language, { name })}
        keepsPlace
      />
    </li>
  )
}

/** Posts name and password, lets a device create a passkey, and posts the result. `response` is that of the last step. */
function PasskeyForm({
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
