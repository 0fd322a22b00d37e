import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'

export function SwitchField<Fields extends FieldValues, Input>({
  form,
  name,
  label,
  hint,
}: {
  form: UseFormReturn<Fields, unknown, Input>
  name: Path<Fields>
  label: string
  hint?: string
}) {
  return (
    <label className="mb-4 flex items-start gap-3 text-sm max-sm:mb-1 max-sm:py-3">
      <input
        type="checkbox"
        {...form.register(name)}
        defaultChecked={get<unknown, boolean | undefined>(form.formState.defaultValues, name)}
        className="mt-0.5 size-4 shrink-0"
      />
      <span>
        <span className="font-semibold">{label}</span>
        {hint ? <span className="block text-quiet">{hint}</span> : null}
      </span>
    </label>
  )
}
