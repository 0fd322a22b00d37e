import type { InputEvent } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-words.ts'
import { Field } from '../forms/field.tsx'
import { InputField } from '../forms/input-field.tsx'
import { PasswordInput } from '../forms/password-input.tsx'

/** Browsers accept no letters of other scripts before the @ of a `type="email"`, but a server may. */
function allowEveryScript({ currentTarget }: InputEvent<HTMLInputElement>): void {
  if (currentTarget.form) currentTarget.form.noValidate = /\P{ASCII}/u.test(currentTarget.value)
}

export function LoginFields({ email, password }: { email: string; password: string }) {
  const language = useLanguage()
  return (
    <>
      <InputField
        label={words.email(language)}
        type="email"
        name="email"
        onInput={allowEveryScript}
        autoComplete="username"
        defaultValue={email}
        required
      />
      <Field label={words.password(language)}>
        {wiring => (
          <PasswordInput
            {...wiring}
            name="password"
            autoComplete="current-password"
            defaultValue={password}
            required
          />
        )}
      </Field>
    </>
  )
}
