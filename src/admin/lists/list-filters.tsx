import type { ReactNode } from 'react'
import { Form, Link, useLocation, useSearchParams } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-lists.ts'
import * as adminWords from '../../words/admin-words.ts'
import { useFormKey } from '../forms/use-form-key.ts'
import { Button } from '../widgets/button.tsx'

/**
 * Kept in the address: what a list shows can be shared, and goes back with the browser. `children` are its fields. On a
 * phone they are folded until somebody wants them, with or without JavaScript.
 */
export function ListFilters({ children }: { children: ReactNode }) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const language = useLanguage()
  // Which page of the list is shown narrows nothing.
  const isNarrowed = [...params].some(([name, value]) => name !== 'after' && value !== '')
  const { key, onSubmit } = useFormKey(params.toString())
  return (
    <details className="filters" open={isNarrowed}>
      <summary>{words.filters(language)}</summary>
      <Form
        role="search"
        key={key}
        onSubmit={event => onSubmit(event.currentTarget)}
        className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap print:hidden"
      >
        {children}
        <Button type="submit">{adminWords.show(language)}</Button>
        {params.size > 0 ? (
          <Link to={pathname} className="py-2.5 text-sm text-accent max-sm:py-3">
            {words.clear(language)}
          </Link>
        ) : null}
      </Form>
    </details>
  )
}
