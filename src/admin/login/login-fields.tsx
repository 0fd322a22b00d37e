import { Field, inputClass } from '../forms/field.tsx'
import { PasswordInput } from '../forms/password-input.tsx'

export function LoginFields({ email, password }: { email: string; password: string }) {
  return (
    <>
      <Field label="Email">
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
      <Field label="Password">
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
