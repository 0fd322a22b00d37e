import { useState } from 'react'
import { Form, Link, useSearchParams, useSubmit } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { QueueView } from '../../domain/queue/queue-entry.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/queue-page.ts'
import { Button } from '../widgets/button.tsx'
import { languageTagName } from '../widgets/language-tag-name.ts'
import { ages, origins } from './state/read-queue-filter.ts'

type Choice = { id: string; name: string }

const orders = ['outlet', 'heat'] as const

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
  const filters = [
    { name: 'category', options: categories },
    { name: 'outlet', options: choices.outlets },
    { name: 'language', options: choices.languages.map(id => ({ id, name: languageTagName(id, language) })) },
    { name: 'origin', options: origins.map(id => ({ id, name: words.origin(language, { origin: id }) })) },
    { name: 'age', options: Object.keys(ages).map(id => ({ id, name: words.age(language, { age: id }) })) },
    { name: 'sort', options: orders.map(id => ({ id, name: words.order(language, { order: id }) })) },
    { name: 'stories', options: [{ id: 'apart', name: words.oneByOne(language) }] },
  ]
  const isNarrowed = [...filters, { name: 'words' }].some(({ name }) => params.get(name))
  const isFolded = !isOpen && !isNarrowed
  return (
    <>
      {isNarrowed ? null : <FiltersButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
      <Form
        key={params.toString()}
        id="queue-filters"
        aria-label={words.filters(language)}
        className={`flex min-w-0 flex-wrap items-center gap-2 max-sm:w-full max-sm:grid max-sm:grid-cols-2 print:hidden ${isFolded ? folded : ''}`}
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
          className={`${selectClass} max-w-32 max-sm:col-span-2`}
        />
        {filters.map(({ name, options }) => (
          <select
            key={name}
            name={name}
            aria-label={words.filter(language, { name })}
            defaultValue={params.get(name) ?? ''}
            className={selectClass}
          >
            <option value="">{words.unfiltered(language, { name })}</option>
            {options.map(option => (
              <option key={option.id} value={option.id}>
                {option.name}
              </option>
            ))}
          </select>
        ))}
        <noscript>
          <Button type="submit">{words.show(language)}</Button>
        </noscript>
        {isNarrowed ? (
          <Link
            to={view === 'waiting' ? adminPath('/queue') : `?view=${view}`}
            className="text-sm text-accent max-sm:py-3"
          >
            {words.clear(language)}
          </Link>
        ) : null}
      </Form>
    </>
  )
}

// Five fields would push the first entry off a phone's screen; without scripts they stay open, as no button could open them.
const folded = 'max-sm:hidden noscript:max-sm:grid'

function FiltersButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const language = useLanguage()
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls="queue-filters"
      onClick={onToggle}
      className="-mx-0.5 min-h-11 min-w-11 cursor-pointer self-start px-0.5 text-left text-sm text-accent sm:hidden noscript:hidden print:hidden"
    >
      {words.filters(language)}
    </button>
  )
}
