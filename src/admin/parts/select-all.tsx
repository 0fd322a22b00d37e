/** The tick over the rows of a table that chooses all of them; on a small screen, where no column says so, with its words. */
export function SelectAll({ isAll, onToggle }: { isAll: boolean; onToggle: () => void }) {
  return (
    <label className="flex items-center gap-3">
      <input type="checkbox" className="block size-4" checked={isAll} onChange={onToggle} />
      <span className="font-normal sm:sr-only">Select all</span>
    </label>
  )
}
