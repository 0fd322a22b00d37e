/** On a small screen it has its words: there no column says what it is for. */
export function SelectAll({ isAll, onToggle }: { isAll: boolean; onToggle: () => void }) {
  return (
    <label className="flex items-center gap-3 stacked:min-h-11 noscript:hidden print:hidden">
      <input type="checkbox" className="block size-4" checked={isAll} onChange={onToggle} />
      <span className="sr-only font-normal stacked:not-sr-only">Select all</span>
    </label>
  )
}
