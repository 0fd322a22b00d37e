import type { ChangeEventHandler } from 'react'
import { ChoiceField } from '../../forms/choice-field.tsx'
import { Field, inputClass } from '../../forms/field.tsx'
import type { FieldErrors } from '../../forms/read-form.ts'
import type { ruleFields } from './check-rule.ts'

type Values = ReturnType<typeof ruleFields>
type Common = { name: keyof Values; label: string; values: Values; errors: FieldErrors }

export function RuleField({
  name,
  label,
  values,
  errors,
  hint,
  rows,
}: Common & { hint?: string; rows?: number }) {
  return (
    <Field label={label} error={errors[name]} hint={hint} live="off">
      {wiring => {
        const input = { ...wiring, name, defaultValue: values[name], className: inputClass }
        return rows ? <textarea {...input} rows={rows} /> : <input {...input} autoComplete="off" />
      }}
    </Field>
  )
}

export function RuleSelect({
  name,
  values,
  errors,
  ...field
}: Common & {
  none?: string
  choices: { value: string; label: string }[]
  onChange?: ChangeEventHandler<HTMLSelectElement>
}) {
  return <ChoiceField {...field} name={name} error={errors[name]} defaultValue={values[name]} />
}
