import { useState } from 'react'
import { Form, Link, useSearchParams, useSubmit } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { namesOf } from '../../domain/articles/field-names.ts'
import type { QueueView } from '../../domain/queue/queue-entry.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/queue-page.ts'
import { dropEmptyFields } from '../forms/form-texts.ts'
import { Button } from '../widgets/button.tsx'
import { languageTagName } from '../widgets/language-tag-name.ts'
import { ages, origins } from './state/read-queue-filter.ts'

type Choice = { id: string; name: string }
type First = 'heat' | 'arrival'
type Name = Exclude<Parameters<typeof words.unfiltered>[1]['name'], First>
/** `first`: the order without a choice. */
type Filter = { options: Choice[] } & ({ name: Name } | { name: 'sort'; first: First })

const orders = ['arrival', 'outlet', 'heat'] as const

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
  const language = useLanguage()
  const [params] = useSearchParams()
  const submit = useSubmit()
  const [isOpen, setOpen] = useState(false)
  const [isMoreOpen, setMoreOpen] = useState(false)
  // The order of a view without a choice, which `read-queue-filter.ts` decides.
  const first = view === 'waiting' ? 'heat' : 'arrival'
  const otherOrders = orders.filter(id => id !== first)
  const filters: Filter[] = [
    { name: 'category', options: categories },
    { name: 'outlet', options: choices.outlets },
    {
      name: 'sort',
      first,
      options: otherOrders.map(id => ({ id, name: words.order(language, { order: id }) })),
    },
  ]
  const more: Filter[] = [
    { name: 'language', options: choices.languages.map(id => ({ id, name: languageTagName(id, language) })) },
    { name: 'origin', options: origins.map(id => ({ id, name: words.origin(language, { origin: id }) })) },
    { name: 'age', options: namesOf(ages).map(id => ({ id, name: words.age(language, { age: id }) })) },
    { name: 'stories', options: [{ id: 'apart', name: words.oneByOne(language) }] },
  ]
  const countSet = (names: { name: string }[]) => names.filter(({ name }) => params.get(name)).length
  const count = countSet([...filters, ...more, { name: 'words' }])
  const isMoreShown = isMoreOpen || countSet(more) > 0
  return (
    <>
      <div className="flex items-center justify-between gap-4 sm:hidden noscript:hidden print:hidden">
        <DisclosureButton isOpen={isOpen} controls="queue-filters" onToggle={() => setOpen(!isOpen)}>
          {count > 0 ? words.filtersSet(language, { count: String(count) }) : words.filters(language)}
        </DisclosureButton>
        {count > 0 && !isOpen ? <ClearLink view={view} /> : null}
      </div>
      <Form
        ref={dropEmptyFields}
        key={params.toString()}
        id="queue-filters"
        aria-label={words.filters(language)}
        className={`flex min-w-0 flex-wrap items-center gap-2 max-sm:w-full max-sm:grid max-sm:grid-cols-2 print:hidden ${isOpen ? '' : folded}`}
        onChange={event => submit(event.currentTarget)}
      >
        {view === 'waiting' ? null : <input type="hidden" name="view" value={view} />}
        <input
          type="search"
          name="words"
          aria-label={words.wordsLabel(language)}
          placeholder={words.words(language)}
          data-hotkey="/"
          defaultValue={params.get('words') ?? ''}
          // A changed select submits the form immediately; the search words are submitted with Enter.
          onChange={event => event.stopPropagation()}
          className={`${selectClass} max-w-36 max-sm:col-span-2`}
        />
        {filters.map(filter => (
          <FilterSelect key={filter.name} {...filter} />
        ))}
        <span id="more-queue-filters" className={`contents ${isMoreShown ? '' : moreFolded}`}>
          {more.map(filter => (
            <FilterSelect key={filter.name} {...filter} />
          ))}
        </span>
        {countSet(more) > 0 ? null : (
          <span className="max-sm:hidden noscript:hidden">
            <DisclosureButton
              isOpen={isMoreOpen}
              controls="more-queue-filters"
              onToggle={() => setMoreOpen(!isMoreOpen)}
            >
              {(isMoreOpen ? words.fewerFilters : words.moreFilters)(language)}
            </DisclosureButton>
          </span>
        )}
        <noscript>
          <Button type="submit">{words.show(language)}</Button>
        </noscript>
        {count > 0 ? <ClearLink view={view} /> : null}
      </Form>
    </>
  )
}

// Eight fields would push the first entry off a phone's screen; without scripts they stay open, as no button could open them.
const folded = 'max-sm:hidden noscript:max-sm:grid'
const moreFolded = 'sm:hidden noscript:sm:contents'

function FilterSelect(filter: Filter) {
  const { name, options } = filter
  const language = useLanguage()
  const [params] = useSearchParams()
  return (
    <select
      name={name}
      aria-label={words.filter(language, { name })}
      defaultValue={params.get(name) ?? ''}
      className={selectClass}
    >
      <option value="">
        {words.unfiltered(language, { name: filter.name === 'sort' ? filter.first : filter.name })}
      </option>
      {options.map(option => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </select>
  )
}

function DisclosureButton({
  isOpen,
  controls,
  onToggle,
  children,
}: {
  isOpen: boolean
  controls: string
  onToggle: () => void
  children: string
}) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className="min-h-11 min-w-11 cursor-pointer text-left text-sm text-accent sm:min-h-9"
    >
      {children}
    </button>
  )
}

function ClearLink({ view }: { view: QueueView }) {
  const language = useLanguage()
  return (
    <Link
      to={view === 'waiting' ? adminPath('/queue') : `?view=${view}`}
      className="text-sm text-accent max-sm:min-w-11 max-sm:py-3"
    >
      {words.clear(language)}
    </Link>
  )
}
