import { adminPath } from '../../address/admin-path.ts'
import type { NewsTableRow } from '../../search/list-news-table.ts'
import { formatNumber } from '../../text/format.ts'
import { PostButton } from '../forms/post-button.tsx'
import { EditAndDelete } from '../lists/edit-and-delete.tsx'
import { cellClass, titleCellClass } from '../lists/record-table.tsx'
import { RowTick } from '../lists/row-tick.tsx'
import { Button } from '../widgets/button.tsx'
import { OutsideLink } from '../widgets/outside-link.tsx'

/** `when`: how long ago it was added. `opened`: how often within 30 days; null where nothing is counted. */
export type ShownRow = NewsTableRow & { when: string; opened: number | null }

type NewsRowProps = {
  row: ShownRow
  isSelected: boolean
  /** The change that is on its way to the server. */
  pending: string | null
  onToggle: () => void
  onFeature: (change: 'feature' | 'unfeature') => void
  onPin: () => void
  onDelete: () => void
}

export function NewsRow({ row, isSelected, pending, onToggle, onFeature, onPin, onDelete }: NewsRowProps) {
  const { id, title, url, source, categoryName, language, createdAt, when, opened } = row
  const featured = pending === 'feature' || (row.featured && pending !== 'unfeature')
  const change = featured ? 'unfeature' : 'feature'
  if (pending === 'delete') return null
  return (
    <tr className={isSelected ? 'bg-wash' : undefined}>
      <td className={cellClass}>
        <RowTick label={`Select ${title}`} isOn={isSelected} onToggle={onToggle} />
      </td>
      <td className={`${titleCellClass} max-w-md min-w-40 lg:min-w-56`}>
        <OutsideLink url={url} language={language}>
          {title}
        </OutsideLink>
      </td>
      <td className={`${cellClass} max-w-48 min-w-32 wrap-anywhere stacked:min-w-0 stacked:max-w-none`}>
        <bdi className="line-clamp-3 text-left">{source}</bdi>
      </td>
      <td className={cellClass}>{categoryName}</td>
      <td className={cellClass}>{statusOf({ featured, isSample: row.isSample })}</td>
      <td className={`${cellClass} whitespace-nowrap`}>
        <time dateTime={createdAt.toISOString()}>{when}</time>
      </td>
      {opened === null ? null : (
        <td className={`${cellClass} tabular-nums`} data-label="Opened">
          {formatNumber(opened)}
        </td>
      )}
      <td className={cellClass}>
        <div className="-ml-2 flex">
          <PostButton
            fields={{ change, id }}
            tone="quiet"
            aria-label={`${featured ? 'Unfeature' : 'Feature'} ${title}`}
            onClick={() => onFeature(change)}
          >
            {featured ? 'Unfeature' : 'Feature'}
          </PostButton>
          <Button tone="quiet" aria-label={`Pin ${title}`} data-pin="" onClick={onPin}>
            Pin
          </Button>
          <EditAndDelete
            name={title}
            editPath={adminPath('/news/edit/:id', { id })}
            question={deletionQuestion(`"${title}"`)}
            deletion={{ change: 'delete', id }}
            onDelete={onDelete}
          />
        </div>
      </td>
    </tr>
  )
}

/** `what`: the title between quotation marks, or how many articles. */
export function deletionQuestion(what: string): string {
  return `This will delete ${what}. It can be restored from the bin for 30 days.`
}

function statusOf({ featured, isSample }: { featured: boolean; isSample: boolean }): string {
  return [featured ? 'Featured' : 'Published', isSample ? 'sample' : ''].filter(Boolean).join(', ')
}
