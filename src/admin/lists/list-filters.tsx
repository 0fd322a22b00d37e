import { type ReactNode, useRef } from 'react'
import { Form, Link, useLocation, useSearchParams } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-lists.ts'
import * as adminWords from '../../words/admin-words.ts'
import { inputClass } from '../forms/field.tsx'
import { dropEmptyFields, formTexts } from '../forms/form-texts.ts'
import { Button, ButtonLink, buttonClass } from '../widgets/button.tsx'

/**
 * Filters are kept in the address, so that a list can be shared and the back button works. `children` are its fields. On a
 * phone they are folded by default, with or without JavaScript.
 */
export function ListFilters({ children }: { children: ReactNode }) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const language = useLanguage()
  // The page of the list does not count as a filter.
  const isNarrowed = [...params].some(([name, value]) => name !== 'after' && value !== '')
  const { key, onSubmit } = useFormKey(params.toString())
  return (
    <details className="filters" open={isNarrowed}>
      <summary>{words.filters(language)}</summary>
      <Form
        ref={dropEmptyFields}
        role="search"
        key={key}
        onSubmit={event => onSubmit(event.currentTarget)}
        className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap print:hidden"
      >
        {children}
        <Button type="submit">{adminWords.show(language)}</Button>
        {params.size > 0 ? (
          <Link to={pathname} className="py-2.5 text-sm text-accent max-sm:min-w-11 max-sm:py-3">
            {words.clear(language)}
          </Link>
        ) : null}
      </Form>
    </details>
  )
}

/**
 * A filter form is reset when the address changes for another reason than its own submit; text that is typed while its own
 * response loads stays.
 */
function useFormKey(search: string): { key: number; onSubmit: (form: HTMLFormElement) => void } {
  const sent = useRef<string | null>(null)
  const shown = useRef({ search, key: 0 })
  if (shown.current.search !== search) {
    const isOwn = sent.current === search
    shown.current = { search, key: shown.current.key + (isOwn ? 0 : 1) }
    sent.current = null
  }
  const onSubmit = (form: HTMLFormElement) => {
    sent.current = new URLSearchParams(formTexts(new FormData(form))).toString()
  }
  return { key: shown.current.key, onSubmit }
}

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

export function FilterText({ name, label, type }: { name: string; label: string; type?: 'date' }) {
  const [params] = useSearchParams()
  return (
    <label className="text-sm">
      {label}
      <input
        type={type}
        name={name}
        defaultValue={params.get(name) ?? ''}
        className={`${inputClass} mt-1 sm:max-w-40`}
      />
    </label>
  )
}

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

// These order or page through a list without leaving rows out.
const neutral = ['sort', 'page', 'after', 'before']

/** Whether the list of this page may leave rows out, so that an empty one needs other filters and not a first row. */
export function useIsFiltered(): boolean {
  const [params] = useSearchParams()
  return [...params].some(([name, value]) => value !== '' && !neutral.includes(name))
}

export function ListPages({ isFirstPage, nextSearch }: { isFirstPage: boolean; nextSearch: string | null }) {
  const { search } = useLocation()
  const language = useLanguage()
  if (isFirstPage && !nextSearch) return null
  const first = new URLSearchParams(search)
  first.delete('after')
  return (
    <nav aria-label={words.pages(language)} className="flex gap-3">
      {isFirstPage ? null : (
        <Link to={`?${first}`} className={buttonClass()}>
          {words.firstPage(language)}
        </Link>
      )}
      {nextSearch ? <ButtonLink to={nextSearch}>{words.nextPage(language)}</ButtonLink> : null}
    </nav>
  )
}

export function OlderLink({ to }: { to: string | null }) {
  const language = useLanguage()
  return to ? <ButtonLink to={to}>{words.older(language)}</ButtonLink> : null
}

/** The query of the page that begins after `after`, with the same filters; null if there is no next page. */
export function nextSearch(searchParams: URLSearchParams, after: string | null): string | null {
  if (after === null) return null
  const next = new URLSearchParams(searchParams)
  next.set('after', after)
  return `?${next}`
}
