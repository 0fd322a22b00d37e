import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/feeds-desk.ts'
import { cellClass, titleCellClass } from '../lists/record-table.tsx'
import { RowTick } from '../lists/row-tick.tsx'
import type { ShownFeed } from './shown-feed.ts'

const healthTones: Record<ShownFeed['health'], string> = {
  well: 'text-good',
  failing: 'text-danger',
  quiet: 'text-danger',
  new: 'text-quiet',
  paused: 'text-quiet',
  gone: 'text-danger',
  'set-aside': 'text-danger',
}

export function FeedTableRow({
  feed,
  isSelected,
  onToggle,
}: {
  feed: ShownFeed
  isSelected: boolean
  onToggle: () => void
}) {
  const language = useLanguage()
  return (
    <tr className={isSelected ? 'bg-wash' : undefined}>
      <td className={cellClass}>
        <RowTick label={words.select(language, feed)} isOn={isSelected} onToggle={onToggle} />
      </td>
      <td className={`${titleCellClass} max-w-sm min-w-56`}>
        <Link to={adminPath('/feeds/show/:id', { id: feed.id })} prefetch="intent" className="text-ink">
          {feed.name}
        </Link>
        {feed.name === feed.url ? null : (
          <span className="block truncate text-xs font-normal text-quiet">{feed.url}</span>
        )}
      </td>
      <td className={cellClass}>
        <Link
          to={adminPath('/outlets/edit/:id', { id: feed.outletId })}
          prefetch="intent"
          className="inline-block text-ink max-sm:py-3"
        >
          {feed.outletName}
        </Link>
      </td>
      <td className={cellClass}>
        {feed.categoryName}
        {feed.isWaiting ? <span className="block text-xs text-quiet">{words.waits(language)}</span> : null}
      </td>
      <td className={`${cellClass} max-w-xs ${healthTones[feed.health]}`}>{feed.healthWords}</td>
      <td className={`${cellClass} whitespace-nowrap`} data-label={words.lastGood(language)}>
        {feed.lastGood}
      </td>
      <td className={`${cellClass} whitespace-nowrap`} data-label={words.nextTry(language)}>
        {feed.nextTry}
      </td>
    </tr>
  )
}
