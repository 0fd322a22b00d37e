import { useState } from 'react'
import { useLocation } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { NewsTableRow } from '../../search/list-news-table.ts'
import { formatNumber } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/news-desk.ts'
import { PostButton } from '../forms/post-button.tsx'
import { usePageKeys } from '../frame/hotkeys.tsx'
import { pinKeys } from '../front/pin-keys.ts'
import { usePinDialog } from '../front/use-pin-dialog.tsx'
import { EditAndDelete } from '../lists/deletion.tsx'
import { useIsFiltered } from '../lists/list-filters.tsx'
import { cellClass, emptyLink, lineCellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { BulkBar, RowTick, SelectAll, useSelection, useTableChanges } from '../lists/row-selection.tsx'
import { Button } from '../widgets/button.tsx'
import { ConfirmDialog } from '../widgets/dialog.tsx'
import { OutsideLink } from '../widgets/outside-link.tsx'

/** `listed`: the rows that match now; `isCut`: more of them follow on the next page. */
export function NewsTable({
  listed,
  isCut,
  categories,
}: {
  listed: ShownRow[]
  isCut: boolean
  categories: { id: string; name: string }[]
}) {
  const language = useLanguage()
  const { rows, newer, showAll, forget } = useShownRows(listed, isCut)
  const isFiltered = useIsFiltered()
  const isCounted = rows.some(row => row.opened !== null)
  const changes = useTableChanges(adminPath('/news'))
  const selection = useSelection(rows.map(row => row.id))
  const [toDelete, setToDelete] = useState<ShownRow[]>([])
  const { open, dialog } = usePinDialog()
  usePageKeys(pinKeys(language))

  function change(name: string, ids: string[], category = '') {
    changes.change(name, ids, category)
    if (name === 'delete') forget(ids)
    selection.clear()
  }

  return (
    <>
      <NewRowsLine count={newer} onShow={showAll} />
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
            name === 'delete'
              ? setToDelete(rows.filter(row => selection.has(row.id)))
              : change(name, selection.chosen, category)
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
            onDelete={() => setToDelete([row])}
          />
        ))}
      </RecordTable>
      {dialog}
      <ConfirmDialog
        open={toDelete.length > 0}
        title={words.areYouSure(language)}
        text={deletionText(toDelete, language)}
        confirmLabel={words.deletion(language)}
        onCancel={() => setToDelete([])}
        onConfirm={() => {
          change(
            'delete',
            toDelete.map(({ id }) => id),
          )
          setToDelete([])
        }}
      />
    </>
  )
}

/** Its line is there before, so that nothing moves when it fills. */
function NewRowsLine({ count, onShow }: { count: number; onShow: () => void }) {
  const language = useLanguage()
  const show = () => {
    document.getElementById('content')?.focus({ preventScroll: true })
    onShow()
  }
  return (
    <div role="status" className="mb-2 min-h-10 max-sm:min-h-11 print:hidden noscript:hidden">
      {count > 0 ? <Button onClick={show}>{words.newLinks(language, { count })}</Button> : null}
    </div>
  )
}

function useShownRows(listed: ShownRow[], isCut: boolean) {
  const { key } = useLocation()
  const [deleted, setDeleted] = useState<readonly string[]>([])
  const open = () => ({ key, listed, ...holdNewRows(null, { listed, isCut, deleted }) })
  const [last, setLast] = useState(open)
  const isSame = last.key === key
  const kept =
    isSame && last.listed === listed
      ? last
      : { key, listed, ...holdNewRows(isSame ? last : null, { listed, isCut, deleted }) }
  if (kept !== last) setLast(kept)
  const forget = (ids: string[]) => setDeleted(all => [...all, ...ids])
  return { rows: kept.rows, newer: kept.newer, showAll: () => setLast(open()), forget }
}

/**
 * The rows after a reload that the editor did not request: those added since the list was opened are only counted, so that no
 * row moves under the pointer, and those that they push to the next page stay. `newestAt` is kept because the newest row may be
 * deleted and restored. `deleted`: ids that the editor deleted here.
 */
export function holdNewRows<Row extends { id: string; createdAt: Date }>(
  last: { rows: Row[]; newestAt: number } | null,
  { listed, isCut, deleted }: { listed: Row[]; isCut: boolean; deleted: readonly string[] },
): { rows: Row[]; newestAt: number; newer: number } {
  const times = listed.map(row => row.createdAt.getTime())
  if (!last?.newestAt) return { rows: listed, newestAt: Math.max(0, ...times), newer: 0 }
  const { newestAt } = last
  const old = listed.filter(row => row.createdAt.getTime() <= newestAt)
  const newer = listed.length - old.length
  const oldestAt = Math.min(...times)
  const gone = new Set([...deleted, ...listed.map(({ id }) => id)])
  const pushedOut = last.rows.filter(row => row.createdAt.getTime() <= oldestAt && !gone.has(row.id))
  return { rows: [...old, ...(isCut ? pushedOut.slice(0, newer) : [])], newestAt, newer }
}

/** The pending change of a row (optimistic state): shown immediately, reverted if the server refuses it. */
function pendingChange(inFlight: FormData[], id: string): string | null {
  const form = inFlight.findLast(each => each.getAll('id').includes(id))
  return form ? String(form.get('change')) : null
}

function deletionText([first, ...others]: ShownRow[], language: Language): string {
  return others.length === 0
    ? words.deletionOfOne(language, { title: first?.title ?? '' })
    : words.deletionOfMany(language, { count: others.length + 1 })
}

/** `when`: the age of the link. `opened`: its clicks within 30 days, null if clicks are not counted. */
type ShownRow = NewsTableRow & { when: string; opened: number | null }

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
const newsColumns = ['title', 'source', 'category', 'status', 'added', 'opened', 'actions'] as const

function NewsRow({ row, isSelected, pending, onToggle, onFeature, onPin, onDelete }: NewsRowProps) {
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
