import type { ComponentProps, ReactNode } from 'react'
import { type ErrorLive, Field, inputClass } from './field.tsx'

/** A labelled select; `none` is the label of its empty choice. `SelectField` connects it to a record's form. */
export function ChoiceField({
  label,
  hint,
  error,
  live,
  none,
  choices,
  ...select
}: {
  label: string
  hint?: ReactNode
  error?: string
  live?: ErrorLive
  none?: string
  choices: { value: string; label: string }[]
} & Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <Field label={label} hint={hint} error={error} live={live}>
      {wiring => (
        <select {...wiring} {...select} className={inputClass}>
          {none ? <option value="">{none}</option> : null}
          {choices.map(choice => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
