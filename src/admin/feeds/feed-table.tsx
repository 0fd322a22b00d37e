import { useState } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/feeds-desk.ts'
import { BulkBar } from '../lists/bulk-bar.tsx'
import { RecordTable } from '../lists/record-table.tsx'
import { SelectAll } from '../lists/select-all.tsx'
import { useSelection } from '../lists/use-selection.ts'
import { useTableChanges } from '../lists/use-table-changes.ts'
import { ConfirmDialog } from '../widgets/confirm-dialog.tsx'
import { FeedTableRow } from './feed-table-row.tsx'
import type { ShownFeed } from './shown-feed.ts'

const bulkActions = [
  { change: 'pause', label: words.pause },
  { change: 'resume', label: words.resume },
  { change: 'at-once', label: words.atOnce },
  { change: 'wait', label: words.wait },
]

const heads = [
  ...[words.feed, adminWords.outlet, adminWords.category, words.health, words.lastGood, words.nextTry],
]

export function FeedTable({
  rows,
  categories,
}: {
  rows: ShownFeed[]
  categories: { id: string; name: string }[]
}) {
  const language = useLanguage()
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
      <BulkBar
        label={words.selected(language)}
        actions={bulkActions.map(({ change: name, label }) => ({ change: name, label: label(language) }))}
        count={count}
        categories={categories}
        onChange={(name, category) => (name === 'delete' ? setDeleting(true) : change(name, category))}
      />
      <RecordTable
        heads={heads.map(head => head(language))}
        leadHead={<SelectAll isAll={selection.isAll} onToggle={selection.toggleAll} />}
        empty={words.noFeeds(language)}
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
