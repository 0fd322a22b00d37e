import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import { Field, inputClass } from './field.tsx'

/** A choice of one in a form; `none` stands for no choice yet. */
export function SelectField<Fields extends FieldValues, Input>({
  form,
  name,
  label,
  hint,
  none,
  choices,
}: {
  form: UseFormReturn<Fields, unknown, Input>
  name: Path<Fields>
  label: string
  hint?: string | undefined
  none?: string
  choices: { value: string; label: string }[]
}) {
  const { defaultValues, errors } = form.formState
  return (
    <Field label={label} hint={hint} error={get<unknown, string | undefined>(errors, `${name}.message`)}>
      {wiring => (
        <select
          {...wiring}
          {...form.register(name)}
          defaultValue={get<unknown, string | undefined>(defaultValues, name)}
          className={inputClass}
        >
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
