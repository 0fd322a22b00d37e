import { type ReactNode, useRef } from 'react'
import { Form, Link, useLocation, useSearchParams } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-lists.ts'
import * as adminWords from '../../words/admin-words.ts'
import { formTexts } from '../forms/form-texts.ts'
import { Button } from '../widgets/button.tsx'
import { dropEmptyFields } from './drop-empty-fields.ts'

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
