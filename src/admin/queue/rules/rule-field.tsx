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
    <Field label={label} error={errors[name]} {...(hint ? { hint } : {})}>
      {wiring => {
        const input = { ...wiring, name, defaultValue: values[name], className: inputClass }
        return rows ? <textarea {...input} rows={rows} /> : <input {...input} autoComplete="off" />
      }}
    </Field>
  )
}

export function RuleSelect({
  name,
  label,
  values,
  errors,
  none,
  choices,
  onChoose,
}: Common & {
  none?: string
  choices: { value: string; label: string }[]
  onChoose?: (value: string) => void
}) {
  return (
    <Field label={label} error={errors[name]}>
      {wiring => (
        <select
          {...wiring}
          name={name}
          defaultValue={values[name]}
          onChange={event => onChoose?.(event.target.value)}
          className={inputClass}
        >
          {none ? <option value="">{none}</option> : null}
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
