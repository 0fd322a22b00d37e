import { useSearchParams } from 'react-router'
import { FilterCategory } from '../lists/filter-category.tsx'
import { FilterChoice } from '../lists/filter-choice.tsx'
import { FilterText } from '../lists/filter-text.tsx'
import { FilterWords } from '../lists/filter-words.tsx'
import { ListFilters } from '../lists/list-filters.tsx'

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
]

export function TableFilters({ categories }: { categories: { id: string; name: string }[] }) {
  const [params] = useSearchParams()
  return (
    <ListFilters>
      <FilterWords label="Search title or source" />
      <FilterCategory categories={categories} />
      <FilterText name="source" label="Source" />
      <FilterText name="from" label="Added from" type="date" />
      <FilterText name="until" label="Added until" type="date" />
      <FilterChoice name="sort" label="Sort" choices={orders} />
      <label className="flex min-h-10 items-center gap-2 text-sm max-sm:min-h-11">
        <input
          type="checkbox"
          name="featured"
          defaultChecked={params.get('featured') === 'on'}
          className="size-4"
        />
        Featured
      </label>
    </ListFilters>
  )
}
