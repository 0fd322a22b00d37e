import type { PasskeySummary } from '../../domain/passkeys/passkey.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/passkeys.ts'
import { DeleteRecord } from '../lists/delete-record.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import { TitledSection } from '../widgets/titled-section.tsx'
import type { PasskeyResponse } from './change-passkeys.ts'
import { PasskeyForm } from './passkey-form.tsx'

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
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {host ? (
        <PasskeyForm key={passkeys.length} host={host} needsPassword={needsPassword} response={response} />
      ) : null}
    </TitledSection>
  )
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: PasskeySummary }) {
  const language = useLanguage()
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
