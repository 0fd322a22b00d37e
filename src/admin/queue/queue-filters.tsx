import { useState } from 'react'
import { Form, Link, useSearchParams, useSubmit } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { QueueView } from '../../domain/queue/queue-entry.ts'
import { Button } from '../widgets/button.tsx'
import { languageName } from '../widgets/language-name.ts'
import { ages } from './state/queue-ages.ts'

const orders = [
  { id: 'outlet', name: 'By outlet' },
  { id: 'heat', name: 'By heat' },
]

type Choice = { id: string; name: string }

const originNames = { feed: 'Feeds', paste: 'Pasted', bookmarklet: 'Bookmarklet', tip: 'Tips' }

const selectClass =
  'min-h-9 w-auto max-w-36 max-sm:min-h-11 max-sm:max-w-none border border-field bg-paper px-2 text-sm text-ink'

export function QueueFilters({
  view,
  categories,
  choices,
}: {
  view: QueueView
  categories: Choice[]
  choices: { outlets: Choice[]; languages: string[] }
}) {
  const [params] = useSearchParams()
  const submit = useSubmit()
  const [isOpen, setOpen] = useState(false)
  const filters = [
    { name: 'category', label: 'Category', all: 'All categories', options: categories },
    { name: 'outlet', label: 'Outlet', all: 'All outlets', options: choices.outlets },
    {
      name: 'language',
      label: 'Language',
      all: 'All languages',
      options: choices.languages.map(id => ({ id, name: languageName(id) })),
    },
    {
      name: 'origin',
      label: 'Origin',
      all: 'All origins',
      options: Object.entries(originNames).map(([id, name]) => ({ id, name })),
    },
    {
      name: 'age',
      label: 'Age',
      all: 'Any age',
      options: Object.entries(ages).map(([id, { label }]) => ({ id, name: label })),
    },
    { name: 'sort', label: 'Order', all: 'Newest first', options: orders },
    { name: 'stories', label: 'Stories', all: 'By story', options: [{ id: 'apart', name: 'One by one' }] },
  ]
  const isNarrowed = [...filters, { name: 'words' }].some(({ name }) => params.get(name))
  const isFolded = !isOpen && !isNarrowed
  return (
    <>
      {isNarrowed ? null : <FiltersButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
      <Form
        key={params.toString()}
        id="queue-filters"
        aria-label="Filters"
        className={`flex min-w-0 flex-wrap items-center gap-2 max-sm:w-full max-sm:grid max-sm:grid-cols-2 print:hidden ${isFolded ? folded : ''}`}
        onChange={event => submit(event.currentTarget)}
      >
        {view === 'waiting' ? null : <input type="hidden" name="view" value={view} />}
        <input
          type="search"
          name="words"
          aria-label="Words of the headline or the source"
          placeholder="Words"
          data-hotkey="/"
          defaultValue={params.get('words') ?? ''}
          // The list follows a choice at once, but words when they are complete.
          onChange={event => event.stopPropagation()}
          className={`${selectClass} max-w-32 max-sm:col-span-2`}
        />
        {filters.map(({ name, label, all, options }) => (
          <select
            key={name}
            name={name}
            aria-label={label}
            defaultValue={params.get(name) ?? ''}
            className={selectClass}
          >
            <option value="">{all}</option>
            {options.map(option => (
              <option key={option.id} value={option.id}>
                {option.name}
              </option>
            ))}
          </select>
        ))}
        <noscript>
          <Button type="submit">Show</Button>
        </noscript>
        {isNarrowed ? (
          <Link
            to={view === 'waiting' ? adminPath('/queue') : `?view=${view}`}
            className="text-sm text-accent max-sm:py-3"
          >
            Clear
          </Link>
        ) : null}
      </Form>
    </>
  )
}

// Five would stand between a telephone and the first entry; without a script there is no button that opens them.
const folded = 'max-sm:hidden noscript:max-sm:grid'

function FiltersButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls="queue-filters"
      onClick={onToggle}
      className="mb-1 min-h-11 cursor-pointer self-start text-sm text-accent sm:hidden noscript:hidden print:hidden"
    >
      Filters
    </button>
  )
}
