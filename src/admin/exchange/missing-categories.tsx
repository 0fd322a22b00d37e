import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'

export function MissingCategories({ names }: { names: string[] }) {
  if (names.length === 0) return null
  return (
    <p className="mb-6 max-w-prose border-l-4 border-danger bg-wash px-4 py-3">
      {`Import ${names.length === 1 ? 'this category' : 'these categories'} first, or `}
      <Link to={adminPath('/categories/add')} className="underline">
        add {names.length === 1 ? 'it' : 'them'} by hand
      </Link>
      , then send this file again: <strong className="break-words">{names.join(', ')}</strong>.
    </p>
  )
}
