import { useState } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/news-desk.ts'
import { usePageKeys } from '../frame/hotkeys.tsx'
import { pinKeys } from '../front/pin-keys.ts'
import { usePinDialog } from '../front/use-pin-dialog.tsx'
import { BulkBar } from '../lists/bulk-bar.tsx'
import { emptyLink, RecordTable } from '../lists/record-table.tsx'
import { SelectAll } from '../lists/row-tick.tsx'
import { useIsFiltered } from '../lists/use-is-filtered.ts'
import { useSelection } from '../lists/use-selection.ts'
import { useTableChanges } from '../lists/use-table-changes.ts'
import { ConfirmDialog } from '../widgets/confirm-dialog.tsx'
import { NewsRow, newsColumns, type ShownRow } from './news-row.tsx'

export function NewsTable({
  rows,
  categories,
}: {
  rows: ShownRow[]
  categories: { id: string; name: string }[]
}) {
  const language = useLanguage()
  const isFiltered = useIsFiltered()
  const isCounted = rows.some(row => row.opened !== null)
  const changes = useTableChanges(adminPath('/news'))
  const selection = useSelection(rows.map(row => row.id))
  const [toDelete, setToDelete] = useState<string[]>([])
  const { open, dialog } = usePinDialog()
  usePageKeys(pinKeys(language))

  function change(name: string, ids: string[], category = '') {
    changes.change(name, ids, category)
    selection.clear()
  }

  return (
    <>
      {rows.length > 0 ? (
        <BulkBar
          label={words.selectedArticles(language)}
          actions={[
            { change: 'feature', label: words.feature(language) },
            { change: 'unfeature', label: words.unfeature(language) },
          ]}
          count={selection.chosen.length}
          categories={categories}
          onChange={(name, category) =>
            name === 'delete' ? setToDelete(selection.chosen) : change(name, selection.chosen, category)
          }
        />
      ) : null}
      <RecordTable
        heads={newsColumns
          .filter(column => isCounted || column !== 'opened')
          .map(column => language => words.heading(language, { column }))}
        leadHead={<SelectAll isAll={selection.isAll} onToggle={selection.toggleAll} />}
        empty={
          isFiltered
            ? words.noneFound(language)
            : words.none(language, {
                add: emptyLink(adminPath('/news/add')),
              })
        }
      >
        {rows.map(row => (
          <NewsRow
            key={row.id}
            row={row}
            isSelected={selection.has(row.id)}
            pending={pendingChange(changes.inFlight, row.id)}
            onToggle={() => selection.toggle(row.id)}
            onFeature={name => change(name, [row.id])}
            onPin={() => open({ subject: { kind: 'link', id: row.id }, title: row.title })}
            onDelete={() => setToDelete([row.id])}
          />
        ))}
      </RecordTable>
      {dialog}
      <ConfirmDialog
        open={toDelete.length > 0}
        title={words.areYouSure(language)}
        text={deletionText(rows, { ids: toDelete, language })}
        confirmLabel={words.deletion(language)}
        onCancel={() => setToDelete([])}
        onConfirm={() => {
          change('delete', toDelete)
          setToDelete([])
        }}
      />
    </>
  )
}

/** The pending change of a row (optimistic state): shown immediately, reverted if the server refuses it. */
function pendingChange(inFlight: FormData[], id: string): string | null {
  const form = inFlight.findLast(each => each.getAll('id').includes(id))
  return form ? String(form.get('change')) : null
}

function deletionText(rows: ShownRow[], { ids, language }: { ids: string[]; language: Language }): string {
  const [only] = rows.filter(row => ids.includes(row.id))
  return ids.length === 1
    ? words.deletionOfOne(language, { title: only?.title ?? '' })
    : words.deletionOfMany(language, { count: ids.length })
}
