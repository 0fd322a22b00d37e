import { useSearchParams } from 'react-router'
import { inputClass } from '../forms/field.tsx'

/** The search words of a list; `/` focuses the field. */
export function FilterWords({ label }: { label: string }) {
  const [params] = useSearchParams()
  return (
    <label className="col-span-2 grow basis-48 text-sm">
      {label}
      <input
        type="search"
        name="q"
        data-hotkey="/"
        defaultValue={params.get('q') ?? ''}
        className={`${inputClass} mt-1`}
      />
    </label>
  )
}
