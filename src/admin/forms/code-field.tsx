import { InputField } from './input-field.tsx'

/** A code of an app, which phones offer to fill in, or a recovery code, whose letters rule out a number field. */
export function CodeField({
  label,
  hint,
  error,
}: {
  label: string
  hint?: string
  error?: string | undefined
}) {
  return (
    <InputField
      label={label}
      hint={hint}
      error={error}
      name="code"
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  )
}
