import { Link } from 'react-router'
import { adminPath } from '../../../address/admin-path.ts'
import type { QueueView } from '../../../domain/queue/queue-entry.ts'

const views = [
  { view: 'waiting', to: adminPath('/queue'), label: 'Waiting' },
  { view: 'held', to: `${adminPath('/queue')}?view=held`, label: 'Held as duplicate' },
  { view: 'snoozed', to: `${adminPath('/queue')}?view=snoozed`, label: 'Snoozed' },
  { view: 'duplicates', to: adminPath('/queue/duplicates'), label: 'Why held' },
  { view: 'scheduled', to: adminPath('/queue/scheduled'), label: 'Scheduled' },
  { view: 'decided', to: adminPath('/queue/decided'), label: 'Decided' },
  { view: 'rules', to: adminPath('/queue/rules'), label: 'Rules' },
] as const

export function QueueHead({ view }: { view: QueueView | 'scheduled' | 'decided' | 'duplicates' | 'rules' }) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-rule">
      <h1 className="m-0 font-serif text-2xl font-bold">Queue</h1>
      <nav aria-label="Queue" className="-mb-px flex flex-wrap gap-x-4 text-sm print:hidden">
        {views.map(each => (
          <Link
            key={each.view}
            to={each.to}
            prefetch="intent"
            aria-current={each.view === view ? 'page' : undefined}
            className="border-b-2 border-transparent py-2 whitespace-nowrap max-sm:py-3 text-quiet hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
          >
            {each.label}
          </Link>
        ))}
      </nav>
    </div>
  )
}
