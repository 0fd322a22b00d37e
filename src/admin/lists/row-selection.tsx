import { useState } from 'react'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-lists.ts'
import * as adminWords from '../../words/admin-words.ts'
import type { ShownNotice } from '../notices/notice.ts'
import { useNoticeToast } from '../notices/notice-toast.tsx'
import { Button } from '../widgets/button.tsx'
import { useFetcher } from '../widgets/use-fetcher.ts'
import { useTaskQueue } from './use-task-queue.ts'

/** The checkbox of one record. A padding around it, which does not make the row taller, makes it large enough for touch. */
export function RowTick({
  label,
  isOn,
  isOff,
  tabIndex,
  onToggle,
}: {
  label: string
  isOn: boolean
  /** The record can no longer be acted on. */
  isOff?: boolean
  tabIndex?: number
  onToggle: () => void
}) {
  return (
    <label className="-m-3.5 grid size-11 place-items-center noscript:hidden print:hidden">
      <input
        type="checkbox"
        tabIndex={tabIndex}
        aria-label={label}
        className="block size-4"
        checked={isOn}
        disabled={isOff}
        onChange={onToggle}
      />
    </label>
  )
}

/** On a small screen it has a visible label, because no column head explains it there. */
export function SelectAll({ isAll, onToggle }: { isAll: boolean; onToggle: () => void }) {
  const language = useLanguage()
  return (
    <label className="flex items-center gap-3 stacked:min-h-11 noscript:hidden print:hidden">
      <input type="checkbox" className="block size-4" checked={isAll} onChange={onToggle} />
      <span className="sr-only font-normal stacked:not-sr-only">{words.selectAll(language)}</span>
    </label>
  )
}

/** The actions on all selected records, shown while there is a selection. `actions` are shown besides moving and deleting. */
export function BulkBar({
  label,
  count,
  actions,
  categories,
  onChange,
}: {
  label: string
  count: number
  actions: { change: string; label: string }[]
  categories: { id: string; name: string }[]
  onChange: (change: string, category?: string) => void
}) {
  const language = useLanguage()
  const [target, setTarget] = useState('')
  const move = () => {
    onChange('move', target)
    setTarget('')
  }
  return (
    <div
      role="toolbar"
      aria-label={label}
      className={`mb-2 flex min-h-10 flex-wrap items-center gap-2 text-sm noscript:hidden print:hidden ${count === 0 ? 'max-sm:sr-only' : ''}`}
    >
      <span aria-live="polite" className="mr-2 text-quiet">
        {count === 0 ? words.nothingSelected(language) : words.selected(language, { count })}
      </span>
      {count > 0 ? (
        <>
          {actions.map(action => (
            <Button key={action.change} onClick={() => onChange(action.change)}>
              {action.label}
            </Button>
          ))}
          <select
            aria-label={words.moveToCategory(language)}
            className="min-h-10 border max-sm:min-h-11 border-field bg-raised px-3 text-ink"
            value={target}
            onChange={event => setTarget(event.target.value)}
          >
            <option value="">{words.moveTo(language)}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          {/* A press of its own, because an arrow key changes a choice. */}
          {target ? <Button onClick={move}>{words.moveToCategory(language)}</Button> : null}
          <Button tone="danger" onClick={() => onChange('delete')}>
            {adminWords.deleteRecord(language)}
          </Button>
        </>
      ) : null}
    </div>
  )
}

/** Which of the shown rows are ticked; hidden rows are no longer selected. */
export function useSelection(shownIds: string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const chosen = shownIds.filter(id => selected.has(id))
  const isAll = chosen.length === shownIds.length
  return {
    chosen,
    isAll,
    has: (id: string) => selected.has(id),
    toggle: (id: string) => setSelected(before => before.symmetricDifference(new Set([id]))),
    toggleAll: () => setSelected(new Set(isAll ? [] : shownIds)),
    clear: () => setSelected(new Set()),
  }
}

/** Changes rows of the list at `action` and shows a toast after each response. `inFlight`: the changes in flight, in order. */
export function useTableChanges(action: string): {
  change: (name: string, ids: string[], category?: string) => void
  inFlight: FormData[]
} {
  const fetcher = useFetcher<{ notice: ShownNotice | null }>()
  useNoticeToast(fetcher.data?.notice ?? null)
  const [inFlight, setInFlight] = useState<FormData[]>([])
  const inTurn = useTaskQueue()
  async function change(name: string, ids: string[], category = '') {
    const form = new FormData()
    form.set('change', name)
    form.set('category', category)
    for (const id of ids) form.append('id', id)
    setInFlight(all => [...all, form])
    await inTurn(() => fetcher.submit(form, { method: 'post', action }))
    setInFlight(all => all.filter(each => each !== form))
  }
  return { change, inFlight }
}

/** The most rows of a table that one click may change: a hundred pages, and at most half a minute of database time. */
export const selectedMax = 5_000

/** The refusal of a larger selection, which is never cut. */
export function tooManySelected(what: 'articles' | 'feeds', language: Language): string {
  return words.tooManySelected(language, { most: selectedMax, what })
}
