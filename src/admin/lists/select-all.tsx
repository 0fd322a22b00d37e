import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-lists.ts'
/** On a small screen it has its words: there no column says what it is for. */
export function SelectAll({ isAll, onToggle }: { isAll: boolean; onToggle: () => void }) {
  const language = useLanguage()
  return (
    <label className="flex items-center gap-3 stacked:min-h-11 noscript:hidden print:hidden">
      <input type="checkbox" className="block size-4" checked={isAll} onChange={onToggle} />
      <span className="sr-only font-normal stacked:not-sr-only">{words.selectAll(language)}</span>
    </label>
  )
}
