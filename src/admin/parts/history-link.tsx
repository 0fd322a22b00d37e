import { Link } from 'react-router'
import { buttonClass } from './button.tsx'

/** To what was done to a record so far. */
export function HistoryLink({ id, tone }: { id: string; tone?: 'quiet' }) {
  return (
    <Link to={`/admin/history/${id}`} prefetch="intent" className={buttonClass(tone)}>
      History
    </Link>
  )
}
