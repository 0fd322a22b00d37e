import { adminPath } from '../../address/admin-path.ts'
import type { NewsTableRow } from '../../search/list-news-table.ts'
import { formatNumber } from '../../text/format.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/news-desk.ts'
import { PostButton } from '../forms/post-button.tsx'
import { EditAndDelete } from '../lists/edit-and-delete.tsx'
import { cellClass, lineCellClass, titleCellClass } from '../lists/record-table.tsx'
import { RowTick } from '../lists/row-tick.tsx'
import { Button } from '../widgets/button.tsx'
import { OutsideLink } from '../widgets/outside-link.tsx'

/** `when`: the age of the link. `opened`: its clicks within 30 days, null if clicks are not counted. */
export type ShownRow = NewsTableRow & { when: string; opened: number | null }

type NewsRowProps = {
  row: ShownRow
  isSelected: boolean
  /** The change that is in flight. */
  pending: string | null
  onToggle: () => void
  onFeature: (change: 'feature' | 'unfeature') => void
  onPin: () => void
  onDelete: () => void
}

/** The columns in the order of the cells below. */
export const newsColumns = ['title', 'source', 'category', 'status', 'added', 'opened', 'actions'] as const

export function NewsRow({ row, isSelected, pending, onToggle, onFeature, onPin, onDelete }: NewsRowProps) {
  const shown = useLanguage()
  const { id, title, url, source, categoryName, language, createdAt, when, opened } = row
  const featured = pending === 'feature' || (row.featured && pending !== 'unfeature')
  const change = featured ? 'unfeature' : 'feature'
  if (pending === 'delete') return null
  return (
    <tr className={isSelected ? 'bg-wash' : undefined}>
      <td className={cellClass}>
        <RowTick label={words.select(shown, { title })} isOn={isSelected} onToggle={onToggle} />
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
      <td className={cellClass}>{statusOf({ featured, isSample: row.isSample })(shown)}</td>
      <td className={lineCellClass}>
        <time dateTime={createdAt.toISOString()}>{when}</time>
      </td>
      {opened === null ? null : (
        <td className={`${cellClass} tabular-nums`} data-label={words.heading(shown, { column: 'opened' })}>
          {formatNumber(opened, shown)}
        </td>
      )}
      <td className={cellClass}>
        {/* To the right, because "Unfeature" is wider than "Feature". */}
        <div className="row-actions lg:justify-end">
          <PostButton
            fields={{ change, id }}
            tone="quiet"
            aria-label={(featured ? words.unfeatureLabel : words.featureLabel)(shown, { title })}
            onClick={() => onFeature(change)}
          >
            {featured ? words.unfeature(shown) : words.feature(shown)}
          </PostButton>
          <Button tone="quiet" aria-label={words.pinLabel(shown, { title })} data-pin="" onClick={onPin}>
            {words.pin(shown)}
          </Button>
          <EditAndDelete
            name={title}
            editPath={adminPath('/news/edit/:id', { id })}
            question={words.deletionOfOne(shown, { title })}
            deletion={{ change: 'delete', id }}
            onDelete={onDelete}
          />
        </div>
      </td>
    </tr>
  )
}

function statusOf({ featured, isSample }: { featured: boolean; isSample: boolean }) {
  if (featured) return isSample ? words.featuredSample : words.featured
  return isSample ? words.publishedSample : words.published
}
