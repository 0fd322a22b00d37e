import { Link } from 'react-router'
import { buttonClass } from './button.tsx'

/** On to what is older, while there is any. */
export function OlderLink({ to }: { to: string | null }) {
  return to ? (
    <Link to={to} prefetch="intent" className={buttonClass()}>
      Older
    </Link>
  ) : null
}
