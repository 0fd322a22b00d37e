import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'

/** A password field; a typed password is never rendered into the form again. */
export function PasswordField({
  name,
  label,
  hint,
  error,
  autoComplete,
}: {
  name: string
  label: string
  hint?: string
  error?: string
  autoComplete: 'current-password' | 'new-password'
}) {
  return (
    <Field label={label} hint={hint} error={error}>
      {wiring => <PasswordInput {...wiring} name={name} autoComplete={autoComplete} required />}
    </Field>
  )
}
