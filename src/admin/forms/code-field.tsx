import { Field, inputClass } from './field.tsx'

/** A code of an app or a recovery code; phones offer the one of the app. Letters are allowed, so it is no number field. */
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
    <Field label={label} hint={hint} error={error}>
      {wiring => (
        <input
          {...wiring}
          name="code"
          required
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          className={inputClass}
        />
      )}
    </Field>
  )
}
