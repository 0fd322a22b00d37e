import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-lists.ts'

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
