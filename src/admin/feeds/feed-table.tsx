import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { ShownNotice } from '../notice.ts'
import { BulkBar } from '../parts/bulk-bar.tsx'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { RecordTable } from '../parts/record-table.tsx'
import { SelectAll } from '../parts/select-all.tsx'
import { useNoticeToast } from '../parts/use-notice-toast.ts'
import { useSelection } from '../parts/use-selection.ts'
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
  const fetcher = useFetcher<{ notice: ShownNotice | null }>()
  useNoticeToast(fetcher.data?.notice ?? null)
  const selection = useSelection(rows.map(row => row.id))
  const [isDeleting, setDeleting] = useState(false)
  const count = selection.chosen.length

  function change(name: string, category = '') {
    const form = new FormData()
    form.set('change', name)
    form.set('category', category)
    for (const id of selection.chosen) form.append('id', id)
    fetcher.submit(form, { method: 'post', action: '/admin/feeds' })
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
