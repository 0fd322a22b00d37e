import { Link, useSearchParams } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { QueueView } from '../../domain/queue/queue-entry.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/queue-page.ts'

export function QueueEmpty({ view, isLoading }: { view: QueueView; isLoading: boolean }) {
  const language = useLanguage()
  const [params] = useSearchParams()
  const isNarrowed = ['category', 'outlet', 'language', 'origin', 'age', 'words'].some(name =>
    params.get(name),
  )
  return (
    <div className="border-y border-rule py-16 text-center text-quiet">
      <p className="m-0 font-serif text-lg">
        {isLoading
          ? words.loading(language)
          : isNarrowed
            ? words.noFit(language)
            : words.nothing(language, { view })}
      </p>
      {view === 'waiting' && !isNarrowed && !isLoading ? (
        <p className="m-0 mt-2 text-sm">
          <Link to={adminPath('/queue/decided')} className="inline-block text-accent max-sm:py-3">
            {words.seeDecided(language)}
          </Link>
          {' · '}
          <Link to={adminPath('/feeds/add')} className="inline-block text-accent max-sm:py-3">
            {words.addFeed(language)}
          </Link>
        </p>
      ) : null}
      {isNarrowed ? (
        <Link
          to={view === 'waiting' ? adminPath('/queue') : `?view=${view}`}
          className="mt-2 inline-block text-sm text-accent max-sm:py-3"
        >
          {words.showAll(language)}
        </Link>
      ) : null}
    </div>
  )
}
