import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-words.ts'
import { Field } from '../forms/field.tsx'
import { InputField } from '../forms/input-field.tsx'
import { PasswordInput } from '../forms/password-input.tsx'

export function LoginFields({ email, password }: { email: string; password: string }) {
  const language = useLanguage()
  return (
    <>
      <InputField
        label={words.email(language)}
        inputMode="email"
        name="email"
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
