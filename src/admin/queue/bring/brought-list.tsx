import { Link } from 'react-router'
import { adminPath } from '../../../address/admin-path.ts'
import { AlreadyThere } from '../../article/already-there.tsx'
import type { Brought } from './bring-articles.ts'

export function BroughtList({ brought }: { brought: Brought[] }) {
  if (brought.length === 0) return null
  return (
    <ul aria-label="What became of the addresses" className="my-4 list-none space-y-2 p-0 text-sm">
      {brought.map(one => (
        <li
          key={one.address}
          className={`border-l-4 px-4 py-2 ${one.kind === 'added' ? 'border-accent' : 'border-danger bg-wash'}`}
        >
          <Outcome brought={one} />
          <span className="block truncate text-quiet">{one.address}</span>
        </li>
      ))}
    </ul>
  )
}

function Outcome({ brought }: { brought: Brought }) {
  switch (brought.kind) {
    case 'added':
      return (
        <>
          Added to the queue: <strong>{brought.title}</strong>
          {brought.problem ? <span className="block">{brought.problem}</span> : null}
        </>
      )
    case 'already':
      return <AlreadyThere already={brought.already} />
    case 'unread':
      return (
        <>
          Not added. {brought.problem}{' '}
          <Link
            className="underline"
            to={`${adminPath('/news/add')}?url=${encodeURIComponent(brought.address)}`}
          >
            Add it by hand
          </Link>
        </>
      )
  }
}
