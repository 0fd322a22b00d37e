import type { ComponentProps } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field, inputClass } from './field.tsx'

type TextFieldProps = {
  label: string
  hint?: string
  error: string | undefined
  register: UseFormRegisterReturn
} & Pick<ComponentProps<'input'>, 'type' | 'placeholder' | 'defaultValue' | 'inputMode' | 'autoComplete'>

/** One line of text in a form. */
export function TextField({ label, hint, error, register, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {wiring => <input {...wiring} {...register} {...input} className={inputClass} />}
    </Field>
  )
}
