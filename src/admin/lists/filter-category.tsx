import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-lists.ts'
import * as adminWords from '../../words/admin-words.ts'
import { FilterChoice } from './filter-choice.tsx'

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
