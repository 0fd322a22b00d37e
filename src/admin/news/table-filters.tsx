import { useSearchParams } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/news-desk.ts'
import { FilterCategory } from '../lists/filter-category.tsx'
import { FilterChoice } from '../lists/filter-choice.tsx'
import { FilterText } from '../lists/filter-text.tsx'
import { FilterWords } from '../lists/filter-words.tsx'
import { ListFilters } from '../lists/list-filters.tsx'

export function TableFilters({ categories }: { categories: { id: string; name: string }[] }) {
  const language = useLanguage()
  const [params] = useSearchParams()
  const orders = [
    { value: 'newest', label: words.newestFirst(language) },
    { value: 'oldest', label: words.oldestFirst(language) },
  ]
  return (
    <ListFilters>
      <FilterWords label={words.search(language)} />
      <FilterCategory categories={categories} />
      <FilterText name="source" label={words.source(language)} />
      <FilterText name="from" label={words.addedFrom(language)} type="date" />
      <FilterText name="until" label={words.addedUntil(language)} type="date" />
      <FilterChoice name="sort" label={words.sort(language)} choices={orders} />
      <label className="flex min-h-10 items-center gap-2 text-sm max-sm:min-h-11">
        <input
          type="checkbox"
          name="featured"
          defaultChecked={params.get('featured') === 'on'}
          className="size-4"
        />
        {words.featured(language)}
      </label>
    </ListFilters>
  )
}
