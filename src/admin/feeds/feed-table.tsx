import { useState } from 'react'
import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { shownWebAddress } from '../../address/shown-domain.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/feeds-desk.ts'
import { useIsFiltered } from '../lists/list-filters.tsx'
import { cellClass, emptyLink, lineCellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { BulkBar, RowTick, SelectAll, useSelection, useTableChanges } from '../lists/row-selection.tsx'
import { ConfirmDialog } from '../widgets/dialog.tsx'
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

const bulkActions = [
  { change: 'pause', label: words.pause },
  { change: 'resume', label: words.resume },
  { change: 'at-once', label: words.atOnce },
  { change: 'wait', label: words.wait },
]

const heads = [
  words.feed,
  adminWords.outlet,
  adminWords.category,
  words.health,
  words.lastGood,
  words.nextTry,
]

export function FeedTable({
  rows,
  categories,
}: {
  rows: ShownFeed[]
  categories: { id: string; name: string }[]
}) {
  const language = useLanguage()
  const isFiltered = useIsFiltered()
  const changes = useTableChanges(adminPath('/feeds'))
  const selection = useSelection(rows.map(row => row.id))
  const [isDeleting, setDeleting] = useState(false)
  const count = selection.chosen.length

  function change(name: string, category = '') {
    changes.change(name, selection.chosen, category)
    selection.clear()
  }

  return (
    <>
      {rows.length > 0 ? (
        <BulkBar
          label={words.selected(language)}
          actions={bulkActions.map(({ change: name, label }) => ({ change: name, label: label(language) }))}
          count={count}
          categories={categories}
          onChange={(name, category) => (name === 'delete' ? setDeleting(true) : change(name, category))}
        />
      ) : null}
      <RecordTable
        heads={heads}
        leadHead={<SelectAll isAll={selection.isAll} onToggle={selection.toggleAll} />}
        empty={
          isFiltered
            ? words.noFeedsFound(language)
            : words.noFeeds(language, {
                add: emptyLink(adminPath('/feeds/add')),
                list: emptyLink(adminPath('/feeds/import')),
              })
        }
      >
        {rows.map(row => (
          <FeedTableRow
            key={row.id}
            feed={row}
            isSelected={selection.has(row.id)}
            onToggle={() => selection.toggle(row.id)}
          />
        ))}
      </RecordTable>
      <ConfirmDialog
        open={isDeleting}
        title={adminWords.areYouSure(language)}
        text={words.deleteFeeds(language, { count })}
        confirmLabel={adminWords.deleteRecord(language)}
        onCancel={() => setDeleting(false)}
        onConfirm={() => {
          change('delete')
          setDeleting(false)
        }}
      />
    </>
  )
}

function FeedTableRow({
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
          <span className="block truncate text-xs font-normal text-quiet">{shownWebAddress(feed.url)}</span>
        )}
      </td>
      <td className={cellClass}>
        <Link
          to={adminPath('/outlets/edit/:id', { id: feed.outletId })}
          prefetch="intent"
          className="inline-block text-ink max-sm:min-w-11 max-sm:py-3"
        >
          {feed.outletName}
        </Link>
      </td>
      <td className={cellClass}>
        {feed.categoryName}
        {feed.isWaiting ? <span className="block text-xs text-quiet">{words.waits(language)}</span> : null}
      </td>
      <td
        className={`${cellClass} max-w-xs stacked:max-w-none stacked:basis-full ${healthTones[feed.health]}`}
      >
        {feed.healthWords}
      </td>
      <td className={lineCellClass} data-label={words.lastGood(language)}>
        {feed.lastGood}
      </td>
      <td className={lineCellClass} data-label={words.nextTry(language)}>
        {feed.nextTry}
      </td>
    </tr>
  )
}
