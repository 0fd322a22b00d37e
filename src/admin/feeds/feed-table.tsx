import { useState } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import { BulkBar } from '../lists/bulk-bar.tsx'
import { RecordTable } from '../lists/record-table.tsx'
import { SelectAll } from '../lists/select-all.tsx'
import { useSelection } from '../lists/use-selection.ts'
import { useTableChanges } from '../lists/use-table-changes.ts'
import { ConfirmDialog } from '../widgets/confirm-dialog.tsx'
import { FeedTableRow } from './feed-table-row.tsx'
import type { ShownFeed } from './shown-feed.ts'

const bulkActions = [
  { change: 'pause', label: 'Pause' },
  { change: 'resume', label: 'Resume' },
  { change: 'at-once', label: 'Publish at once' },
  { change: 'wait', label: 'Wait in the queue' },
]

export function FeedTable({
  rows,
  categories,
}: {
  rows: ShownFeed[]
  categories: { id: string; name: string }[]
}) {
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
        label="Selected feeds"
        actions={bulkActions}
        count={count}
        categories={categories}
        onChange={(name, category) => (name === 'delete' ? setDeleting(true) : change(name, category))}
      />
      <RecordTable
        heads={['Feed', 'Outlet', 'Category', 'Health', 'Last good', 'Next try']}
        leadHead={<SelectAll isAll={selection.isAll} onToggle={selection.toggleAll} />}
        empty="No feeds here."
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
        title="Are you sure?"
        text={`This will delete ${count === 1 ? 'the feed' : `${count} feeds`}. What is published stays on the site, and what waits stays in the queue. You can undo it afterwards.`}
        confirmLabel="Delete"
        onCancel={() => setDeleting(false)}
        onConfirm={() => {
          change('delete')
          setDeleting(false)
        }}
      />
    </>
  )
}
