import { Form } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/set-up.ts'
import { InputField } from '../forms/input-field.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import type { FieldErrors } from '../forms/read-form.ts'
import { SubmitButton } from '../forms/submit-button.tsx'

const headings = { first: words.createFirst, invited: words.welcome, reset: words.choosePassword }

type SetUpFormProps = {
  purpose: 'first' | 'invited' | 'reset'
  errors: FieldErrors
  typed: { email: string; name: string }
}

export function SetUpForm({ purpose, errors, typed }: SetUpFormProps) {
  const language = useLanguage()
  const isFirst = purpose === 'first'
  return (
    <>
      <h1 className="mb-5 font-serif text-2xl font-bold">{headings[purpose](language)}</h1>
      <Form method="post" replace>
        {isFirst ? <PersonFields errors={errors} typed={typed} /> : null}
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
        <SubmitButton>{(isFirst ? words.createAccount : words.savePassword)(language)}</SubmitButton>
      </Form>
    </>
  )
}

function PersonFields({ errors, typed }: Omit<SetUpFormProps, 'purpose'>) {
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
