import { Link, useSearchParams } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { describeFeedFailure } from '../../domain/feeds/feed-failure.ts'
import type { FeedCounts } from '../../domain/feeds/feed-queries.ts'
import type { Language } from '../../text/language.ts'
import { selectCase } from '../../text/select-case.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/feeds-desk.ts'
import { FilterCategory, FilterChoice, FilterWords, ListFilters } from '../lists/list-filters.tsx'
import { healthLabels } from './shown-feed.ts'

const healths = ['well', 'failing', 'quiet', 'new', 'paused', 'gone', 'set-aside'] as const

export function FeedFilters({
  counts,
  categories,
}: {
  counts: FeedCounts
  categories: { id: string; name: string }[]
}) {
  const [params] = useSearchParams()
  const language = useLanguage()
  const outlet = params.get('outlet')
  return (
    <>
      <HealthCounts counts={counts} chosen={params.get('health') ?? ''} />
      <ListFilters>
        {outlet === null ? null : <input type="hidden" name="outlet" value={outlet} />}
        <FilterWords label={words.search(language)} />
        <FilterChoice
          name="health"
          label={words.health(language)}
          all={adminWords.all(language)}
          choices={healthChoices(counts, language)}
        />
        <FilterCategory categories={categories} />
      </ListFilters>
    </>
  )
}

function healthChoices({ failures }: FeedCounts, language: Language) {
  return [
    ...healths.map(health => ({ value: health, label: healthLabels[health](language) })),
    ...failures.map(({ failure, count }) => ({
      value: `failing:${failure}`,
      label: words.failingAs(language, { failure: describeFeedFailure(failure, language), count }),
    })),
  ]
}

function HealthCounts({ counts, chosen }: { counts: FeedCounts; chosen: string }) {
  const language = useLanguage()
  const shown = healths.filter(health => counts[health] > 0)
  return (
    <p
      className={`mt-0 mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm max-sm:-mx-2 max-sm:-mb-1 max-sm:gap-x-0 ${shown.length > 0 ? 'max-sm:-mt-3' : ''}`}
    >
      <span className="text-quiet max-sm:px-2">{words.count(language, { count: counts.all })}</span>
      {shown.map(health => (
        <Link
          key={health}
          to={`${adminPath('/feeds')}?health=${health}`}
          aria-current={chosen === health ? 'true' : undefined}
          className={`max-sm:min-w-11 max-sm:px-2 max-sm:py-3 aria-[current=true]:font-semibold ${health === 'failing' ? 'text-danger' : 'text-ink'}`}
        >
          {words.healthCount(language, { count: counts[health], health: selectCase(health) })}
        </Link>
      ))}
    </p>
  )
}
