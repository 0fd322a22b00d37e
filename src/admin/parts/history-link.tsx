import { Link } from 'react-router'
import { buttonClass } from './button.tsx'

/** To what was done to a record so far. */
export function HistoryLink({ id }: { id: string }) {
  return (
    <Link to={`/admin/history/${id}`} prefetch="intent" className={buttonClass()}>
      History
    </Link>
  )
}
