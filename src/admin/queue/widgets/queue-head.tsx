import { Link } from 'react-router'
import { adminPath } from '../../../address/admin-path.ts'
import type { QueueView } from '../../../domain/queue/queue-entry.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-page.ts'

const views = [
  { view: 'waiting', to: adminPath('/queue') },
  { view: 'held', to: `${adminPath('/queue')}?view=held` },
  { view: 'snoozed', to: `${adminPath('/queue')}?view=snoozed` },
  { view: 'duplicates', to: adminPath('/queue/duplicates') },
  { view: 'scheduled', to: adminPath('/queue/scheduled') },
  { view: 'decided', to: adminPath('/queue/decided') },
  { view: 'rules', to: adminPath('/queue/rules') },
] as const

export function QueueHead({ view }: { view: QueueView | 'scheduled' | 'decided' | 'duplicates' | 'rules' }) {
  const language = useLanguage()
  return (
    <div className="mb-4 flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-rule">
      <h1 className="m-0 font-serif text-2xl font-bold">{words.title(language)}</h1>
      <nav aria-label={words.title(language)} className="-mb-px flex flex-wrap gap-x-4 text-sm print:hidden">
        {views.map(each => (
          <Link
            key={each.view}
            to={each.to}
            prefetch="intent"
            aria-current={each.view === view ? 'page' : undefined}
            className="border-b-2 border-transparent py-2 whitespace-nowrap -mx-1 px-1 max-sm:min-w-11 max-sm:py-3 max-sm:text-center text-quiet hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
          >
            {words.view(language, { view: each.view })}
          </Link>
        ))}
      </nav>
    </div>
  )
}
