import { useSearchParams } from 'react-router'
import { inputClass } from '../forms/field.tsx'

/** One choice that a list is narrowed by; `all` stands for none, where there may be none. */
export function FilterChoice({
  name,
  label,
  all,
  choices,
}: {
  name: string
  label: string
  all?: string
  choices: { value: string; label: string }[]
}) {
  const [params] = useSearchParams()
  return (
    <label className="text-sm">
      {label}
      <select name={name} defaultValue={params.get(name) ?? ''} className={`${inputClass} sm:max-w-40`}>
        {all ? <option value="">{all}</option> : null}
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}
