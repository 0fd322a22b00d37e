import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import { ChoiceField } from './choice-field.tsx'

/** A select field of a form; `none` is the label of its empty choice. */
export function SelectField<Fields extends FieldValues, Input>({
  form,
  name,
  ...field
}: {
  form: UseFormReturn<Fields, unknown, Input>
  name: Path<Fields>
  label: string
  hint?: string
  none?: string
  choices: { value: string; label: string }[]
}) {
  const { defaultValues, errors } = form.formState
  return (
    <ChoiceField
      {...field}
      {...form.register(name)}
      defaultValue={get<unknown, string | undefined>(defaultValues, name)}
      error={get<unknown, string | undefined>(errors, `${name}.message`)}
      live="off"
    />
  )
}
