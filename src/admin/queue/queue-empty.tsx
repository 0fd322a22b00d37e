import { Link, useSearchParams } from 'react-router'
import type { QueueView } from '../../domain/queue/queue-entry.ts'

const words = {
  waiting: 'Nothing waits. Everything that arrived has been decided.',
  held: 'Nothing is held as a duplicate.',
  snoozed: 'Nothing is snoozed.',
} satisfies Record<QueueView, string>

export function QueueEmpty({ view, isLoading }: { view: QueueView; isLoading: boolean }) {
  const [params] = useSearchParams()
  const isNarrowed = ['category', 'outlet', 'language', 'age'].some(name => params.get(name))
  return (
    <div className="border-y border-rule py-16 text-center text-quiet">
      <p className="m-0 font-serif text-lg">
        {isLoading ? 'Loading...' : isNarrowed ? 'Nothing here fits these filters.' : words[view]}
      </p>
      {isNarrowed ? (
        <Link to="/admin/queue" className="mt-2 inline-block text-sm text-accent">
          Show the whole queue
        </Link>
      ) : null}
    </div>
  )
}
