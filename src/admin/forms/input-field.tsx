import type { ComponentProps, ReactNode } from 'react'
import { Field, inputClass } from './field.tsx'

/** A field of one line in a form that posts without `useRecordForm`. */
export function InputField({
  label,
  hint,
  error,
  ...input
}: { label: string; hint?: ReactNode; error?: string } & Omit<ComponentProps<'input'>, 'className'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {wiring => <input {...wiring} {...input} className={inputClass} />}
    </Field>
  )
}
