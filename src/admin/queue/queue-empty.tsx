import { Link, useSearchParams } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { QueueView } from '../../domain/queue/queue-entry.ts'

const words = {
  waiting: 'Nothing waits. Everything that arrived has been decided.',
  held: 'Nothing is held as a duplicate.',
  snoozed: 'Nothing is snoozed.',
} satisfies Record<QueueView, string>

export function QueueEmpty({ view, isLoading }: { view: QueueView; isLoading: boolean }) {
  const [params] = useSearchParams()
  const isNarrowed = ['category', 'outlet', 'language', 'origin', 'age', 'words'].some(name =>
    params.get(name),
  )
  return (
    <div className="border-y border-rule py-16 text-center text-quiet">
      <p className="m-0 font-serif text-lg">
        {isLoading ? 'Loading...' : isNarrowed ? 'Nothing here fits these filters.' : words[view]}
      </p>
      {view === 'waiting' && !isNarrowed && !isLoading ? (
        <p className="m-0 mt-2 text-sm">
          <Link to={adminPath('/queue/decided')} className="inline-block text-accent max-sm:py-3">
            See what was decided
          </Link>
          {' · '}
          <Link to={adminPath('/feeds/add')} className="inline-block text-accent max-sm:py-3">
            Add a feed
          </Link>
        </p>
      ) : null}
      {isNarrowed ? (
        <Link
          to={view === 'waiting' ? adminPath('/queue') : `?view=${view}`}
          className="mt-2 inline-block text-sm text-accent max-sm:py-3"
        >
          Show the whole queue
        </Link>
      ) : null}
    </div>
  )
}
