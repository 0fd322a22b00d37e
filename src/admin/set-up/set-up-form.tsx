import { Form } from 'react-router'
import type { Role } from '../../domain/accounts/role.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/set-up.ts'
import { InputField } from '../forms/field.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import type { FieldErrors } from '../forms/read-form.ts'
import { SubmitButton } from '../forms/submit-button.tsx'

const headings = { first: words.createFirst, invited: words.welcome, reset: words.choosePassword }

const saves = { first: words.createAccount, invited: words.savePasswordAndSignIn, reset: words.savePassword }

type Owner = { name: string; email: string; role: Role }

type SetUpFormProps = {
  purpose: 'first' | 'invited' | 'reset'
  /** The person of the account; null for the first one. */
  owner: Owner | null
  siteName: string
  errors: FieldErrors
  typed: { email: string; name: string }
}

export function SetUpForm({ purpose, owner, siteName, errors, typed }: SetUpFormProps) {
  const language = useLanguage()
  return (
    <>
      <h1 className="mb-5 font-serif text-2xl font-bold">{headings[purpose](language)}</h1>
      {owner && purpose === 'invited' ? (
        <p className="mt-0 mb-5 wrap-anywhere">{words.invited(language, { ...owner, siteName })}</p>
      ) : null}
      <Form method="post" replace>
        {owner ? <OwnerField email={owner.email} /> : <PersonFields errors={errors} typed={typed} />}
        <PasswordField
          name="password"
          label={adminWords.password(language)}
          hint={words.passwordHint(language)}
          autoComplete="new-password"
          error={errors.password}
        />
        <PasswordField
          name="repeated"
          label={words.passwordAgain(language)}
          autoComplete="new-password"
          error={errors.repeated}
        />
        <SubmitButton>{saves[purpose](language)}</SubmitButton>
      </Form>
    </>
  )
}

/** Shows whose password it is, also to a password manager, which stores it under this address. */
function OwnerField({ email }: { email: string }) {
  const language = useLanguage()
  return (
    <InputField
      label={adminWords.email(language)}
      name="email"
      autoComplete="username"
      defaultValue={email}
      readOnly
    />
  )
}

function PersonFields({ errors, typed }: Pick<SetUpFormProps, 'errors' | 'typed'>) {
  const language = useLanguage()
  return (
    <>
      <InputField
        label={adminWords.name(language)}
        error={errors.name}
        name="name"
        autoComplete="name"
        defaultValue={typed.name}
        required
      />
      <InputField
        label={adminWords.email(language)}
        error={errors.email}
        inputMode="email"
        name="email"
        autoComplete="username"
        defaultValue={typed.email}
        required
      />
    </>
  )
}
