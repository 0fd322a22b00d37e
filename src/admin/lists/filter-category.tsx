import { FilterChoice } from './filter-choice.tsx'

export function FilterCategory({ categories }: { categories: { id: string; name: string }[] }) {
  const choices = categories.map(({ id, name }) => ({ value: id, label: name }))
  return <FilterChoice name="category" label="Category" all="All Categories" choices={choices} />
}
