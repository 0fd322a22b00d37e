import type { ComponentProps, ReactNode, WheelEvent } from 'react'
import { type FieldValues, get, type Path, type RegisterOptions, type UseFormReturn } from 'react-hook-form'
import { ChoiceField } from './choice-field.tsx'
import { Field, inputClass } from './field.tsx'
import { HeadlineArea } from './headline-area.tsx'

type TextFieldProps<Fields extends FieldValues, Input> = {
  /** The form and the name of the field, from which the value, the error and the draft are taken. */
  form: UseFormReturn<Fields, unknown, Input>
  name: Path<Fields>
  label: string
  hint?: ReactNode
  /** How the form reads the field: as a number, or with a handler of each change. */
  options?: RegisterOptions<Fields, Path<Fields>>
  /** For a text of several lines; `wraps`: of one line that may be long. */
  rows?: number
  wraps?: boolean
  /** Values that the browser offers while one types. */
  suggestions?: readonly string[]
} & Pick<ComponentProps<'input'>, 'type' | 'min' | 'placeholder' | 'inputMode' | 'className' | 'readOnly'>

export function TextField<Fields extends FieldValues, Input>(props: TextFieldProps<Fields, Input>) {
  const { form, name, label, hint, options, rows, wraps, suggestions, className = '', ...input } = props
  const { defaultValues, errors } = form.formState
  const common = {
    ...form.register(name, options),
    defaultValue: get<unknown, string | number | undefined>(defaultValues, name),
    className: `${inputClass} ${className}`,
    // The server does not know the browser's time zone; the browser corrects the value.
    suppressHydrationWarning: input.type === 'datetime-local',
    onWheel: input.type === 'number' ? leaveField : undefined,
  }
  return (
    <Field
      label={label}
      hint={hint}
      error={get<unknown, string | undefined>(errors, `${name}.message`)}
      live="off"
    >
      {wiring => {
        if (wraps) return <HeadlineArea {...wiring} {...common} />
        if (rows) return <textarea {...wiring} {...common} rows={rows} />
        if (!suggestions) return <input {...wiring} {...common} {...input} />
        return (
          <>
            <input {...wiring} {...common} {...input} list={`${name}-values`} autoComplete="off" />
            <datalist id={`${name}-values`}>
              {suggestions.map(value => (
                <option key={value} value={value} />
              ))}
            </datalist>
          </>
        )
      }}
    </Field>
  )
}

/** A wheel that scrolls the page would also count the number under it up or down. */
function leaveField(event: WheelEvent<HTMLElement>) {
  event.currentTarget.blur()
}

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
