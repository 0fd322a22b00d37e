import type { Ref } from 'react'
import { InputField } from './input-field.tsx'

/** A code of an app, which phones offer to fill in, or a recovery code, whose letters rule out a number field. */
export function CodeField({
  label,
  hint,
  error,
  ref,
}: {
  label: string
  hint?: string
  error?: string
  /** `focusAtOnce` where the code is the next thing to type. */
  ref?: Ref<HTMLInputElement>
}) {
  return (
    <InputField
      label={label}
      hint={hint}
      error={error}
      ref={ref}
      name="code"
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  )
}
