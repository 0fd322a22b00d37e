import { useState } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import { usePageKeys } from '../frame/hotkeys.tsx'
import { pinKeys } from '../front/pin-keys.ts'
import { usePinDialog } from '../front/use-pin-dialog.tsx'
import { BulkBar } from '../lists/bulk-bar.tsx'
import { RecordTable } from '../lists/record-table.tsx'
import { SelectAll } from '../lists/select-all.tsx'
import { useSelection } from '../lists/use-selection.ts'
import { useTableChanges } from '../lists/use-table-changes.ts'
import { ConfirmDialog } from '../widgets/confirm-dialog.tsx'
import { deletionQuestion, NewsRow, type ShownRow } from './news-row.tsx'

const heads = ['Title', 'Source', 'Category', 'Status', 'Added', 'Actions']
const countedHeads = heads.toSpliced(-1, 0, 'Opened')

const bulkActions = [
  { change: 'feature', label: 'Feature' },
  { change: 'unfeature', label: 'Unfeature' },
]

export function NewsTable({
  rows,
  categories,
}: {
  rows: ShownRow[]
  categories: { id: string; name: string }[]
}) {
  const changes = useTableChanges(adminPath('/news'))
  const selection = useSelection(rows.map(row => row.id))
  const [doomed, setDoomed] = useState<string[]>([])
  const { ask, dialog } = usePinDialog()
  usePageKeys(pinKeys)

  function change(name: string, ids: string[], category = '') {
    changes.change(name, ids, category)
    selection.clear()
  }

  return (
    <>
      <BulkBar
        label="Selected articles"
        actions={bulkActions}
        count={selection.chosen.length}
        categories={categories}
        onChange={(name, category) =>
          name === 'delete' ? setDoomed(selection.chosen) : change(name, selection.chosen, category)
        }
      />
      <RecordTable
        heads={rows.some(row => row.opened !== null) ? countedHeads : heads}
        leadHead={<SelectAll isAll={selection.isAll} onToggle={selection.toggleAll} />}
        empty="No news links here. Add one, or show others."
      >
        {rows.map(row => (
          <NewsRow
            key={row.id}
            row={row}
            isSelected={selection.has(row.id)}
            pending={pendingChange(changes.underWay, row.id)}
            onToggle={() => selection.toggle(row.id)}
            onFeature={name => change(name, [row.id])}
            onPin={() => ask({ subject: { kind: 'link', id: row.id }, title: row.title })}
            onDelete={() => setDoomed([row.id])}
          />
        ))}
      </RecordTable>
      {dialog}
      <ConfirmDialog
        open={doomed.length > 0}
        title="Are you sure?"
        text={deletionText(rows, doomed)}
        confirmLabel="Delete"
        onCancel={() => setDoomed([])}
        onConfirm={() => {
          change('delete', doomed)
          setDoomed([])
        }}
      />
    </>
  )
}

/** The pending change of a row (optimistic state): shown at once, reverted if the server refuses it. */
function pendingChange(underWay: FormData[], id: string): string | null {
  const form = underWay.findLast(each => each.getAll('id').includes(id))
  return form ? String(form.get('change')) : null
}

function deletionText(rows: ShownRow[], ids: string[]): string {
  const [only] = rows.filter(row => ids.includes(row.id))
  return deletionQuestion(ids.length === 1 ? `"${only?.title}"` : `${ids.length} articles`)
}
