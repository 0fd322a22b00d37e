/** The tick over the rows of a table that chooses all of them; on a small screen, where no column says so, with its words. */
export function SelectAll({ isAll, onToggle }: { isAll: boolean; onToggle: () => void }) {
  return (
    <label className="flex items-center gap-3 stacked:min-h-11">
      <input type="checkbox" className="block size-4" checked={isAll} onChange={onToggle} />
      <span className="sr-only font-normal stacked:not-sr-only">Select all</span>
    </label>
  )
}
