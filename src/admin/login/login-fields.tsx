import { Field, inputClass } from '../forms/field.tsx'

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
          <input
            {...wiring}
            className={inputClass}
            type="password"
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
