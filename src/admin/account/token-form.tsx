import { Form } from 'react-router'
import { type Scope, tokenDays, tokenNameLengthMax } from '../../domain/accounts/api-token.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/api-tokens.ts'
import { AnnouncedError } from '../forms/announced-error.tsx'
import { ChoiceField } from '../forms/choice-field.tsx'
import { InputField } from '../forms/input-field.tsx'
import { OwnPasswordField } from '../forms/own-password-field.tsx'
import type { FieldErrors } from '../forms/read-form.ts'
import { SubmitButton } from '../forms/submit-button.tsx'

export function TokenForm({
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
