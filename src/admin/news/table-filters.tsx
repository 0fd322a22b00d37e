import { Form, Link, useSearchParams } from 'react-router'
import { Button } from '../parts/button.tsx'
import { inputClass } from '../parts/field.tsx'

/** What the table shows, kept in the address: it can be shared, and goes back with the browser. */
export function TableFilters({ categories }: { categories: { id: string; name: string }[] }) {
  const [params] = useSearchParams()
  const value = (name: string) => params.get(name) ?? ''
  return (
    <Form
      role="search"
      key={params.toString()}
      className="mb-4 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      <label className="col-span-2 grow basis-56 text-sm">
        Search title or source
        <input type="search" name="q" data-hotkey="/" defaultValue={value('q')} className={inputClass} />
      </label>
      <label className="text-sm">
        Category
        <select name="category" defaultValue={value('category')} className={inputClass}>
          <option value="">All Categories</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="text-sm">
        Source
        <input name="source" defaultValue={value('source')} className={inputClass} />
      </label>
      <label className="text-sm">
        Added from
        <input type="date" name="from" defaultValue={value('from')} className={inputClass} />
      </label>
      <label className="text-sm">
        until
        <input type="date" name="until" defaultValue={value('until')} className={inputClass} />
      </label>
      <label className="text-sm">
        Sort
        <select name="sort" defaultValue={value('sort')} className={inputClass}>
          <option value="newest">Newest first</option>
          <option value="oldest">Oldest first</option>
        </select>
      </label>
      <label className="flex min-h-9 items-center gap-2 text-sm">
        <input
          type="checkbox"
          name="featured"
          defaultChecked={value('featured') === 'on'}
          className="size-4"
        />
        Featured
      </label>
      <Button type="submit">Show</Button>
      {params.size > 0 ? (
        <Link to="/admin/news" className="py-2 text-sm text-accent">
          Clear
        </Link>
      ) : null}
    </Form>
  )
}
