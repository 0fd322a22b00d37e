import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-words.ts'
import { Field, inputClass } from '../forms/field.tsx'
import { PasswordInput } from '../forms/password-input.tsx'

export function LoginFields({ email, password }: { email: string; password: string }) {
  const language = useLanguage()
  return (
    <>
      <Field label={words.email(language)}>
        {wiring => (
          <input
            {...wiring}
            className={inputClass}
            type="email"
            name="email"
            autoComplete="username"
            defaultValue={email}
            required
          />
        )}
      </Field>
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
