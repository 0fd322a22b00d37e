import { Form } from 'react-router'
import { type ApiToken, type Scope, tokenDays, tokenNameLengthMax } from '../../domain/accounts/api-token.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/api-tokens.ts'
import { ChoiceField } from '../forms/choice-field.tsx'
import { AnnouncedError, InputField } from '../forms/field.tsx'
import { OwnPasswordField } from '../forms/own-password-field.tsx'
import type { FieldErrors } from '../forms/read-form.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { Button } from '../widgets/button.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import { TitledSection } from '../widgets/titled-section.tsx'
import type { TokenResponse } from './change-keys.ts'

type ShownToken = Pick<ApiToken, 'id' | 'name' | 'expiresAt' | 'lastUsedAt'> & {
  may: string
  isExpired: boolean
}

/** The tokens of this account, and a form to create one. */
export function TokenSection({
  tokens,
  scopes,
  needsPassword,
  response,
}: {
  tokens: ShownToken[]
  scopes: { scope: Scope; label: string }[]
  needsPassword: boolean
  response: TokenResponse | undefined
}) {
  const language = useLanguage()
  const api = (text: string) => (
    <a key="api" href="/api">
      {text}
    </a>
  )
  return (
    <TitledSection id="tokens" title={words.heading(language)}>
      <p className="mb-3 text-quiet">{words.hint(language, { api })}</p>
      {tokens.length === 0 ? <p className="mb-3">{words.none(language)}</p> : null}
      <ul className="m-0 mb-4 list-none divide-y divide-rule border-y border-rule p-0 empty:hidden">
        {tokens.map(token => (
          <TokenRow key={token.id} token={token} />
        ))}
      </ul>
      <div aria-live="polite">
        {response && 'made' in response ? <MadeToken token={response.made} /> : null}
      </div>
      <TokenForm
        scopes={scopes}
        needsPassword={needsPassword}
        refused={response && 'errors' in response ? response : { errors: {}, typed: {} }}
      />
    </TitledSection>
  )
}

function TokenRow({ token: { id, name, may, isExpired, expiresAt, lastUsedAt } }: { token: ShownToken }) {
  const language = useLanguage()
  const until = () => <LocalTime key="until" at={expiresAt} />
  const used = lastUsedAt ? () => <LocalTime key="used" at={lastUsedAt} /> : null
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="mr-auto min-w-0">
        <p className="m-0 font-medium break-words">{name}</p>
        <p className="m-0 text-sm text-quiet">{may}</p>
        <p className="m-0 text-sm text-quiet">
          {(isExpired ? words.expired : words.expires)(language, { time: until })}
          {', '}
          {used ? words.used(language, { time: used }) : words.neverUsed(language)}
        </p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="revoke-token" />
        <input type="hidden" name="token" value={id} />
        <Button type="submit" aria-label={words.revokeOf(language, { name })}>
          {words.revoke(language)}
        </Button>
      </Form>
    </li>
  )
}

function MadeToken({ token }: { token: string }) {
  const language = useLanguage()
  return (
    <div className="mb-5 border border-rule bg-raised p-3">
      <p className="m-0 mb-2 font-semibold">{words.made(language)}</p>
      <code className="break-all select-all">{token}</code>
    </div>
  )
}

function TokenForm({
  scopes,
  needsPassword,
  refused: { errors, typed },
}: {
  scopes: { scope: Scope; label: string }[]
  needsPassword: boolean
  refused: { errors: FieldErrors; typed: Record<string, string> }
}) {
  const language = useLanguage()
  return (
    <Form method="post" preventScrollReset className="max-w-sm">
      <InputField
        label={words.name(language)}
        hint={words.nameHint(language)}
        error={errors.name}
        name="name"
        defaultValue={typed.name}
        required
        maxLength={tokenNameLengthMax}
        autoComplete="off"
      />
      <fieldset className="mb-5">
        <legend className="mb-1 text-sm font-semibold">{words.mayDo(language)}</legend>
        {scopes.map(({ scope, label }) => (
          <label key={scope} className="flex min-h-11 items-center gap-3 py-2">
            <input type="checkbox" name={scope} defaultChecked={scope in typed} className="size-4 shrink-0" />
            {label}
          </label>
        ))}
        <AnnouncedError error={errors.scopes} />
      </fieldset>
      <ChoiceField
        label={words.expiry(language)}
        name="days"
        defaultValue={typed.days}
        choices={tokenDays.map(days => ({ value: `${days}`, label: words.days(language, { count: days }) }))}
      />
      <OwnPasswordField isRequired={needsPassword} error={errors.ownPassword} />
      <SubmitButton name="intent" value="make-token">
        {words.make(language)}
      </SubmitButton>
    </Form>
  )
}
