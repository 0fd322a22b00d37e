import type { ReactNode } from 'react'
import { Form, Link, useLocation, useSearchParams } from 'react-router'
import { useFormKey } from '../forms/use-form-key.ts'
import { Button } from '../widgets/button.tsx'

/**
 * Kept in the address: what a list shows can be shared, and goes back with the browser. `children` are its fields. On a
 * phone they are folded until somebody wants them, with or without JavaScript.
 */
export function ListFilters({ children }: { children: ReactNode }) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  // Which page of the list is shown narrows nothing.
  const isNarrowed = [...params].some(([name, value]) => name !== 'after' && value !== '')
  const { key, onSubmit } = useFormKey(params.toString())
  return (
    <details className="filters" open={isNarrowed}>
      <summary>Filters</summary>
      <Form
        role="search"
        key={key}
        onSubmit={event => onSubmit(event.currentTarget)}
        className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap print:hidden"
      >
        {children}
        <Button type="submit">Show</Button>
        {params.size > 0 ? (
          <Link to={pathname} className="py-2.5 text-sm text-accent max-sm:py-3">
            Clear
          </Link>
        ) : null}
      </Form>
    </details>
  )
}
