import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { ShownFeed } from '../feeds/shown-feed.ts'
import { cellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { buttonClass } from '../widgets/button.tsx'

export function OutletFeeds({
  outlet,
  feeds,
  hasMore,
}: {
  outlet: { id: string; name: string }
  feeds: ShownFeed[]
  hasMore: boolean
}) {
  return (
    <section aria-label="Feeds of this outlet" className="mb-8 max-w-4xl">
      <div className="mb-2 flex items-center">
        <h2 className="mr-auto font-serif text-lg font-bold">Feeds</h2>
        <Link
          to={`${adminPath('/feeds/add')}?outlet=${encodeURIComponent(outlet.name)}`}
          className={buttonClass('quiet')}
        >
          Add Feed
        </Link>
      </div>
      <RecordTable heads={['Feed', 'Category', 'Health', 'Last good']} empty="This outlet has no feeds yet.">
        {feeds.map(feed => (
          <tr key={feed.id}>
            <td className={`${titleCellClass} max-w-md min-w-56`}>
              <Link to={adminPath('/feeds/show/:id', { id: feed.id })} prefetch="intent" className="text-ink">
                {feed.name}
              </Link>
            </td>
            <td className={cellClass}>{feed.categoryName}</td>
            <td className={cellClass}>{feed.healthWords}</td>
            <td className={`${cellClass} whitespace-nowrap`} data-label="Last good">
              {feed.lastGood}
            </td>
          </tr>
        ))}
      </RecordTable>
      {hasMore ? (
        <Link to={`${adminPath('/feeds')}?outlet=${outlet.id}`}>All feeds of this outlet</Link>
      ) : null}
    </section>
  )
}
