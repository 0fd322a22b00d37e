import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/outlets-desk.ts'
import type { ShownFeed } from '../feeds/shown-feed.ts'
import { cellClass, lineCellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
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
  const language = useLanguage()
  const heads = [words.feed, adminWords.category, words.health, words.lastGood]
  return (
    <section aria-label={words.feedsOfOutlet(language)} className="mb-8 max-w-5xl">
      <div className="mb-2 flex items-center">
        <h2 className="mr-auto font-serif text-lg font-bold">{words.feeds(language)}</h2>
        <Link
          to={`${adminPath('/feeds/add')}?outlet=${encodeURIComponent(outlet.name)}`}
          className={buttonClass('quiet')}
        >
          {words.addFeed(language)}
        </Link>
      </div>
      <RecordTable heads={heads} empty={words.noFeeds(language)}>
        {feeds.map(feed => (
          <tr key={feed.id}>
            <td className={`${titleCellClass} max-w-md min-w-56`}>
              <Link to={adminPath('/feeds/show/:id', { id: feed.id })} prefetch="intent" className="text-ink">
                {feed.name}
              </Link>
              {/* The feeds of one outlet often share its name. */}
              {feed.name === feed.url ? null : (
                <span className="block text-sm wrap-anywhere text-quiet">{feed.url}</span>
              )}
            </td>
            <td className={cellClass}>{feed.categoryName}</td>
            <td className={cellClass}>{feed.healthWords}</td>
            <td className={lineCellClass} data-label={words.lastGood(language)}>
              {feed.lastGood}
            </td>
          </tr>
        ))}
      </RecordTable>
      {hasMore ? (
        <Link to={`${adminPath('/feeds')}?outlet=${outlet.id}`}>{words.allFeeds(language)}</Link>
      ) : null}
    </section>
  )
}
