import { useSearchParams } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-lists.ts'
import * as adminWords from '../../words/admin-words.ts'
import { inputClass } from '../forms/field.tsx'

/** One select field of a filter form; `all` is the label of its empty choice, if it has one. */
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
      <select name={name} defaultValue={params.get(name) ?? ''} className={`${inputClass} mt-1 sm:max-w-40`}>
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

export function FilterCategory({ categories }: { categories: { id: string; name: string }[] }) {
  const language = useLanguage()
  const choices = categories.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FilterChoice
      name="category"
      label={adminWords.category(language)}
      all={words.allCategories(language)}
      choices={choices}
    />
  )
}
