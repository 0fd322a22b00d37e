import { Form, Link, useSearchParams } from 'react-router'
import { describeFeedFailure } from '../../domain/feeds/feed-failure.ts'
import type { FeedCounts } from '../../domain/feeds/feed-table-queries.ts'
import { Button } from '../parts/button.tsx'
import { inputClass } from '../parts/field.tsx'
import { healthLabels } from './shown-feed.ts'

const healths = ['well', 'failing', 'quiet', 'new', 'paused', 'gone'] as const

/** What the table shows, kept in the address, and how many feeds are in which state. */
export function FeedFilters({
  counts,
  categories,
}: {
  counts: FeedCounts
  categories: { id: string; name: string }[]
}) {
  const [params] = useSearchParams()
  const value = (name: string) => params.get(name) ?? ''
  return (
    <>
      <HealthCounts counts={counts} chosen={value('health')} />
      <Form role="search" key={params.toString()} className="mb-4 flex flex-wrap items-end gap-3">
        {params.has('outlet') ? <input type="hidden" name="outlet" value={value('outlet')} /> : null}
        <label className="grow basis-56 text-sm">
          Search outlet, title or address
          <input type="search" name="q" data-hotkey="/" defaultValue={value('q')} className={inputClass} />
        </label>
        <label className="text-sm">
          Health
          <select name="health" defaultValue={value('health')} className={`${inputClass} max-w-64`}>
            <option value="">All</option>
            {healths.map(health => (
              <option key={health} value={health}>
                {healthLabels[health]}
              </option>
            ))}
            {counts.failures.map(({ failure, count }) => (
              <option key={failure} value={`failing:${failure}`}>
                {`Failing: ${describeFeedFailure(failure)} (${count})`}
              </option>
            ))}
          </select>
        </label>
        <label className="text-sm">
          Category
          <select name="category" defaultValue={value('category')} className={inputClass}>
            <option value="">All Categories</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit">Show</Button>
        {params.size > 0 ? (
          <Link to="/admin/feeds" className="py-2 text-sm text-accent">
            Clear
          </Link>
        ) : null}
      </Form>
    </>
  )
}

function HealthCounts({ counts, chosen }: { counts: FeedCounts; chosen: string }) {
  const shown = healths.filter(health => counts[health] > 0)
  return (
    <p className="mt-0 mb-4 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <span className="text-quiet">
        {counts.all === 1 ? '1 feed' : `${counts.all.toLocaleString('en-IN')} feeds`}
      </span>
      {shown.map(health => (
        <Link
          key={health}
          to={`/admin/feeds?health=${health}`}
          aria-current={chosen === health ? 'true' : undefined}
          className={`aria-[current=true]:font-semibold ${health === 'failing' ? 'text-danger' : 'text-ink'}`}
        >
          {`${counts[health].toLocaleString('en-IN')} ${healthLabels[health].toLowerCase()}`}
        </Link>
      ))}
    </p>
  )
}
