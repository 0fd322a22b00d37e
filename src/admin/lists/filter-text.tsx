import { useSearchParams } from 'react-router'
import { inputClass } from '../forms/field.tsx'

export function FilterText({ name, label, type }: { name: string; label: string; type?: 'date' }) {
  const [params] = useSearchParams()
  return (
    <label className="text-sm">
      {label}
      <input
        type={type}
        name={name}
        defaultValue={params.get(name) ?? ''}
        className={`${inputClass} mt-1 sm:max-w-40`}
      />
    </label>
  )
}
